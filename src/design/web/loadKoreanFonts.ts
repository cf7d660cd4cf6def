/**
 * The fonts for Korean that is not in the interface's own strings. Their sheet alone outweighs the page's, so it comes with the
 * first Korean; until then, or without it, the reader's own font serves.
 */
export function loadKoreanFonts() {
  import('#design/web/fonts/koreanText.css').catch((error: unknown) => console.warn('Korean fonts not loaded', error))
}
