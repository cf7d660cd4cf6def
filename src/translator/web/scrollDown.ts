/** Smoothly, so that the eye can follow, unless the reader prefers less motion. */
export function scrollDown(pixels: number) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: pixels, behavior: still ? 'instant' : 'smooth' })
}
