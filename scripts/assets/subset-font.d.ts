declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Axis ranges that the subset keeps. */
    variationAxes: Record<string, { min: number; max: number }>
    /** OpenType layout features that the subset keeps. */
    keepFeatures: string[]
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
