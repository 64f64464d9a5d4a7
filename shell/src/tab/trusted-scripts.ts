/** The few scripts that are loaded by their address beside the entry; all others are modules, which the verified import checks. */
const scripts = /^(?:\/sw\.js$|https:\/\/www\.googletagmanager\.com\/)/;

globalThis.__vitrynaScripts = {
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL(address) {
    if (scripts.test(address)) return address;
    throw new TypeError(`[shell] ${address} is no script of the store.`);
  },
};

/** JSON that may be put into a script element. */
export const trustedJson = (json: string): string => globalThis.__vitrynaTrust?.createScript(json) ?? json;

/** An address that a script may be loaded from. */
export const trustedScriptUrl = (address: string): string =>
  globalThis.__vitrynaTrust?.createScriptURL(address) ?? address;
