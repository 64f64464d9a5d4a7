/** One endpoint of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints) and what Marionette calls it. */
type Command = { method: string; path: RegExp; name: string };

const table = `
  POST   url                              Navigate
  GET    url                              GetCurrentURL
  POST   back                             Back
  POST   forward                          Forward
  POST   refresh                          Refresh
  GET    title                            GetTitle
  GET    source                           GetPageSource
  POST   timeouts                         SetTimeouts
  GET    window                           GetWindowHandle
  GET    window/handles                   GetWindowHandles
  POST   window                           SwitchToWindow
  POST   window/new                       NewWindow
  DELETE window                           CloseWindow
  GET    window/rect                      GetWindowRect
  POST   window/rect                      SetWindowRect
  POST   frame                            SwitchToFrame
  POST   element                          FindElement
  POST   elements                         FindElements
  GET    element/active                   GetActiveElement
  POST   element/:element/element         FindElement
  POST   element/:element/elements        FindElements
  POST   element/:id/click                ElementClick
  POST   element/:id/clear                ElementClear
  POST   element/:id/value                ElementSendKeys
  GET    element/:id/text                 GetElementText
  GET    element/:id/name                 GetElementTagName
  GET    element/:id/rect                 GetElementRect
  GET    element/:id/enabled              IsElementEnabled
  GET    element/:id/selected             IsElementSelected
  GET    element/:id/displayed            IsElementDisplayed
  GET    element/:id/attribute/:name      GetElementAttribute
  GET    element/:id/property/:name       GetElementProperty
  GET    element/:id/css/:propertyName    GetElementCSSValue
  GET    element/:id/computedrole         GetComputedRole
  GET    element/:id/computedlabel        GetComputedLabel
  GET    element/:id/screenshot           TakeScreenshot
  GET    screenshot                       TakeScreenshot
  POST   execute/sync                     ExecuteScript
  POST   execute/async                    ExecuteAsyncScript
  POST   actions                          PerformActions
  DELETE actions                          ReleaseActions
  GET    cookie                           GetCookies
  POST   cookie                           AddCookie
  DELETE cookie                           DeleteAllCookies
  DELETE cookie/:name                     DeleteCookie
  POST   alert/accept                     AcceptAlert
  POST   alert/dismiss                    DismissAlert
  GET    alert/text                       GetAlertText
`;

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const commands: Command[] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([method = '', path = '', name = '']) => ({ method, path: toPattern(path), name: `WebDriver:${name}` }));

/** What Marionette is asked for a call of an endpoint below `/session/:id/`; null for an endpoint that is not known. */
export function toMarionette(
  method: string,
  path: string,
  body: Record<string, unknown>,
): { name: string; parameters: Record<string, unknown> } | null {
  for (const command of commands) {
    const match = command.method === method && command.path.exec(path);
    if (!match) continue;
    const named = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    const isPicture = command.name === 'WebDriver:TakeScreenshot';
    // Without an element all of the page would be taken, and its hash instead of the picture.
    const defaults = isPicture ? { full: false, hash: false } : {};
    return { name: command.name, parameters: { ...defaults, ...body, ...Object.fromEntries(named) } };
  }
  return null;
}
