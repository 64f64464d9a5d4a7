const centimetresOfInch = 2.54;
const [across, down] = [16, 9];

/** Width and height in centimetres of a screen of 16:9, rounded as shops print them. */
export function screenSize(diagonal: number): { width: number; height: number } {
  const unit = (diagonal * centimetresOfInch) / Math.hypot(across, down);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { width: rounded(unit * across), height: rounded(unit * down) };
}
