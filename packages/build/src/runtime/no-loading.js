// Stands for what `@module-federation/sdk` and `runtime-core` load scripts with: the shell opens containers by its verified import alone.
const refuse = () => {
  throw new Error('[shell] the federation runtime loads nothing itself.');
};

export {
  refuse as createLink,
  refuse as createScript,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as getRemoteInfo,
  refuse as isEsmRemoteType,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as safeWrapper,
};
