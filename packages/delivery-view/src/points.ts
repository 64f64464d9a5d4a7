// An entry of its own: points are chosen late, and their code is loaded then.
export { type HoursNow, hoursNow } from './hours-now.ts';
export { PointChooser, type PointChooserProps } from './point-chooser.tsx';
export { whyNotPoint } from './point-row.tsx';
