declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** The axis ranges to keep. */
    variationAxes: Record<string, { min: number; max: number }>
    /** The OpenType layout features to keep. */
    keepFeatures: string[]
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
