// Drawn on a 24 grid with a 1.6 stroke and round ends. One path each, so an icon costs a page two elements, and a constant each, so that
// a script carries only the icons it shows.

/** Path data of an icon on a 24 × 24 grid. */
export type IconPath = `${'M' | 'm'}${string}`;

export const alertTriangle: IconPath = 'M12 4.2 21 19.8H3zM12 10v4.4M12 17.1v.1';
export const arrowLeft: IconPath = 'M19 12H5.5M11 6l-6 6 6 6';
export const arrowRight: IconPath = 'M5 12h13.5M13 6l6 6-6 6';
export const bell: IconPath = 'M6 16.5h12l-1.4-2.2V10a4.6 4.6 0 0 0-9.2 0v4.3zM10.2 19.3h3.6';
export const bin: IconPath = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5';
export const box: IconPath = 'M12 3.5 20 7.7v8.6l-8 4.2-8-4.2V7.7zM4.3 7.9 12 12l7.7-4.1M12 12v8.3M8 5.7l7.8 4.2';
export const bubble: IconPath = 'M4.5 5h15v11h-8.2L7.5 19.8V16h-3z';
export const camera: IconPath =
  'M4 7.5h3.8L9.3 5h5.4l1.5 2.5H20v11H4zM8.8 12.7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0';
export const card: IconPath = 'M3.5 6h17v12.5h-17zM3.5 10h17M6.5 15h4';
export const cart: IconPath =
  'M3 4.5h2.6l2.2 10.7h9.7l2-7.7H6.3M8 19a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M14.9 19a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0';
export const check: IconPath = 'm5 12.8 4.6 4.5L19.2 7';
export const chevronDown: IconPath = 'm6 9.5 6 6 6-6';
export const chevronLeft: IconPath = 'm14.5 6-6 6 6 6';
export const chevronRight: IconPath = 'm9.5 6 6 6-6 6';
export const chevronUp: IconPath = 'm6 14.5 6-6 6 6';
export const clock: IconPath = 'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0M12 7.2V12l3.2 2.3';
export const close: IconPath = 'm6 6 12 12M18 6 6 18';
export const copy: IconPath = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const download: IconPath = 'M12 4v11.5M7 11l5 5 5-5M4.5 20h15';
export const external: IconPath = 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10';
export const eye: IconPath =
  'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
export const facebook: IconPath =
  'M14.5 21v-7.5h2.7l.5-3.3h-3.2V8.3c0-1.3.5-2 2-2h1.4V3.3C15 2.8 11.2 2.6 11.2 7.6v2.6H8.5v3.3h2.7V21z';
export const file: IconPath = 'M6 3.5h8l4.5 4.5v12.5H6zM13.8 3.7V8.2h4.5M9 12.5h6M9 16h6';
export const filters: IconPath =
  'M4 7.5h7M15.5 7.5H20M4 16.5h3.5M12 16.5h8M11 7.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M7.5 16.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0';
export const gift: IconPath =
  'M4 9h16v3.5H4zM5.5 12.5h13V20h-13zM12 9v11M12 9C8 9 7 7.5 7.3 6c.4-2 3.7-2.3 4.7 3 1-5.3 4.3-5 4.7-3C17 7.5 16 9 12 9';
export const grid: IconPath = 'M4.5 4.5H10V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h5.5v5.5H14z';
export const heart: IconPath =
  'M12 19.8S4 15 4 9.5C4 6.7 6 5 8.2 5c1.7 0 3.1 1 3.8 2.5C12.7 6 14.1 5 15.8 5 18 5 20 6.7 20 9.5c0 5.5-8 10.3-8 10.3z';
export const home: IconPath = 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20';
export const info: IconPath = 'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0M12 11.2v5M12 8v.1';
export const instagram: IconPath =
  'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.7 12a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M16.6 7.4v.1';
export const key: IconPath = 'M3.8 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10.7 12.7 19 4.5M15.3 8.1l3 3';
export const list: IconPath =
  'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 5.3h2v2.3h-2zM4.5 16.4h2v2.3h-2zM4.5 10.9h2v2.3h-2z';
export const mail: IconPath = 'M3.5 5.5h17v13h-17zM4 6.3l8 6.4 8-6.4';
export const maximize: IconPath = 'M14 4.5h5.5V10M19.5 4.5l-6.5 6.5M10 19.5H4.5V14M4.5 19.5l6.5-6.5';
export const minus: IconPath = 'M5.5 12h13';
export const offline: IconPath =
  'M4 4l16 16M8.3 13a5.5 5.5 0 0 1 3-1.5M5 9.7A10.5 10.5 0 0 1 8.5 7.5M12 6.5c2.7 0 5.2 1.1 7 3.1M15.8 13.2l-.4-.4M12 17.5v.1';
export const pause: IconPath = 'M8.5 5v14M15.5 5v14';
export const phone: IconPath =
  'M5 4.5h3.7l1.5 4.2-2.2 1.6a12 12 0 0 0 5.7 5.7l1.6-2.2 4.2 1.5V19c-8 1.2-15.7-6.5-14.5-14.5z';
export const play: IconPath = 'M7.5 5v14l11.5-7z';
export const plus: IconPath = 'M5.5 12h13M12 5.5v13';
export const refresh: IconPath = 'M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.5M5 14a7.5 7.5 0 0 0 13.3 2.5';
export const scales: IconPath =
  'M12 4.2v15.3M8 19.5h8M4.5 6.8 12 5.8l7.5 1M4.8 7 2.2 13.5h5.6L5.2 7M18.8 7l-2.6 6.5h5.6L19.2 7M2.2 13.5a2.8 2.8 0 0 0 5.6 0M16.2 13.5a2.8 2.8 0 0 0 5.6 0';
export const search: IconPath = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3 20 20';
export const share: IconPath =
  'M14 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9.7 10.8l4.7-3.8M9.7 13.2l4.7 3.8';
export const shield: IconPath = 'M12 3.5 19 6v5.5c0 4.3-2.8 7.2-7 9-4.2-1.8-7-4.7-7-9V6z';
export const sort: IconPath = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5';
export const star: IconPath = 'm12 3.3 2.7 5.7 6.1.8-4.5 4.3 1.1 6.2L12 17.3l-5.4 3 1.1-6.2L3.2 9.8l6.1-.8z';
export const telegram: IconPath = 'M20.5 4.5 3.5 11.3l5.7 2 2.3 6.2 3.2-3.7 3.8 2.5zM9.2 13.3l7.3-5.6';
export const truck: IconPath =
  'M2.5 6.5h11v10h-11zM13.5 10h4.3l3.2 3.5v3h-7.5M5.5 17.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M15.5 17.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0';
export const user: IconPath = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20c.6-4.3 3.4-6 7.5-6s6.9 1.7 7.5 6';
export const youtube: IconPath = 'M3.5 6h17v12h-17zM10.3 9.3v5.4l4.6-2.7z';
