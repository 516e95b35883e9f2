/** The types of the package are those of an older release. */
declare module 'subset-font' {
  function subsetFont(font: Buffer, text: string, options: subsetFont.Options): Promise<Buffer>;
  namespace subsetFont {
    interface Options {
      targetFormat: 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
    }
  }
  export = subsetFont;
}
