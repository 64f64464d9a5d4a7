// Stands for `@module-federation/webpack-bundler-runtime` in every remote: the shell has put its own copy on the page.
// Functions are borrowed; objects that a container writes into are made anew, so that remotes do not share them.
const lender = globalThis.__vitrynaFederation;
if (!lender) {
  throw new Error(
    '[build] the shell has not lent its federation runtime: load remotes through the shell, not by themselves.',
  );
}

export default {
  ...lender,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...lender.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
