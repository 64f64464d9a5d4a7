/** Browsers since the spring of 2024, the first with `light-dark()`: the floor for syntax and CSS. */
export const browserTargets = ['chrome >= 123', 'firefox >= 121', 'safari >= 17.5'];
