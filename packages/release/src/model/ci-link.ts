type Env = Record<string, string | undefined>;

/** Variables in which pipelines say where their run can be looked at. */
const wholeAddresses = ['CI_JOB_URL', 'BUILD_URL', 'CIRCLE_BUILD_URL', 'BUILDKITE_BUILD_URL', 'DRONE_BUILD_LINK'];

/** Address of the pipeline's run that this process is a part of; null elsewhere. `RELEASE_CI_URL` comes first. */
export function ciLink(env: Env): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const gitHub = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const { SYSTEM_COLLECTIONURI, SYSTEM_TEAMPROJECT, BUILD_BUILDID } = env;
  const azure = BUILD_BUILDID && `${SYSTEM_COLLECTIONURI}${SYSTEM_TEAMPROJECT}/_build/results?buildId=${BUILD_BUILDID}`;
  const found = [env.RELEASE_CI_URL, gitHub, azure, ...wholeAddresses.map((name) => env[name])].find(Boolean);
  return found && /^https?:\/\/\S+$/.test(found) ? found : null;
}
