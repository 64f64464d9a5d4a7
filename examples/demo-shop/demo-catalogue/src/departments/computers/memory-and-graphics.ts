export const MEMORY = [
  [8, 256],
  [8, 512],
  [16, 512],
  [16, 1024],
  [32, 1024],
] as const;
