// node wait-until-ready.mjs URL [SECONDS]: ends with 0 when the address answers 200, with 1 when it has not within the seconds (0: asks once).
const [url, seconds = '0'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;

async function isReady() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

let isThere = await isReady();
while (!isThere && Date.now() < until) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  isThere = await isReady();
}
if (!isThere) process.stderr.write(`${url} is not ready\n`);
process.exit(isThere ? 0 : 1);
