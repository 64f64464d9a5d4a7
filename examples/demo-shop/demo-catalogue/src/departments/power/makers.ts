export const MAKERS = [
  { brand: 'zoria', level: 1 },
  { brand: 'iskra', level: 0.96 },
  { brand: 'promin', level: 0.92 },
  { brand: 'kremin', level: 0.86 },
] as const;
