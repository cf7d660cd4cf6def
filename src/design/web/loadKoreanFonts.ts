/** Families of our own fonts, as the sheets name them. */
const FAMILIES = '"Hanpan Sans", "Hanpan Sans Text", "Hanpan Sans Rare"'
const TEXT_FAMILY = 'Hanpan Sans Text'
/** The faces of the text family are sorted by how common their syllables are; so many cover nearly every question. */
const COMMON_FACES = 2

/**
 * The fonts for Korean that is not in the interface's own strings. Their sheet alone outweighs the page's, so it comes with the
 * first Korean; until then, or without it, the reader's own font serves.
 */
export function loadKoreanFonts() {
  importSheet()
}

/** Resolves when the fonts are there that this text is set in, or cannot be had. */
export async function koreanFontsFor(text: string): Promise<void> {
  await importSheet()
  await document.fonts.load(`1em ${FAMILIES}`, text).catch((error: unknown) => console.warn('Fonts not loaded', error))
}

/** Loads the most common syllables ahead of a text that is not known yet. */
export async function loadCommonKorean(): Promise<void> {
  await importSheet()
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === TEXT_FAMILY)
  await Promise.allSettled(faces.slice(0, COMMON_FACES).map((face) => face.load()))
}

function importSheet(): Promise<unknown> {
  return import('#design/web/fonts/koreanText.css').catch((error: unknown) =>
    console.warn('Korean fonts not loaded', error),
  )
}
