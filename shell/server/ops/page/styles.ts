/** Styles of the pages for operators, in their heads: nothing else is loaded. */
export const styles = `
:root { color-scheme: light dark; --line: light-dark(#c9ccd1, #44484f); --soft: light-dark(#f3f4f6, #1f2226);
  --quiet: light-dark(#50555c, #adb2b9); --link: light-dark(#0a4fa8, #8ab8ff); --good: light-dark(#1c7c3c, #5fc27e);
  --fair: light-dark(#a86400, #e0a545); --bad: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; background: light-dark(#fff, #15171a); color: light-dark(#15171a, #eceef0); }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; } h3 { font-size: 1rem; margin: 0; }
p { margin: .4rem 0; } a { color: var(--link); }
code { font: .86rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); } .bad { color: var(--bad); font-weight: 600; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: .75rem; }
.card { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; background: var(--soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .75rem; margin: .5rem 0; } dd { margin: 0; }
.changed { font-weight: 600; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li { border-top: 1px solid var(--line); padding: .5rem 0; }
svg { display: block; width: 100%; height: .6rem; margin: .1rem 0 .3rem; }
svg.history { height: 3rem; border: 1px solid var(--line); border-radius: .25rem; }
.line-poor, .line-fair { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; }
.line-poor { stroke: var(--bad); } .line-fair { stroke: var(--fair); stroke-dasharray: 4 3; }
.track { fill: var(--line); } .good { fill: var(--good); } .fair { fill: var(--fair); } .poor { fill: var(--bad); }
button, .button { font: inherit; display: inline-block; min-height: 2.75rem; padding: .55rem 1rem; border-radius: .4rem; cursor: pointer;
  border: 1px solid var(--line); background: light-dark(#fff, #2a2e33); color: inherit; text-decoration: none; }
button.act { background: light-dark(#b3261e, #ff8a80); color: light-dark(#fff, #15171a); border-color: transparent; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
`;
