declare module 'subset-font' {
  /** The part of the package's options that this script uses. */
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    noHinting?: boolean;
    keepFeatures?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
