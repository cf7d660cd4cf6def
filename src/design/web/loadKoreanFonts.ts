/** Our font families, as the style sheets name them. */
const FAMILIES = '"Hanpan Sans", "Hanpan Sans Text", "Hanpan Sans Rare"'
const TEXT_FAMILY = 'Hanpan Sans Text'
/** The text family's faces are sorted by how common their syllables are. The first two cover nearly every question. */
const COMMON_FACES = 2

/**
 * Loads the fonts for Korean that is not in the interface's own strings. Their style sheet alone is larger than the page's, so it is
 * loaded with the first Korean text. Until then, or if it fails, the system's font is used.
 */
export function loadKoreanFonts() {
  importSheet()
}

/** Resolves when the fonts for this text have loaded or failed to load. */
export async function koreanFontsFor(text: string): Promise<void> {
  await importSheet()
  await document.fonts.load(`1em ${FAMILIES}`, text).catch((error: unknown) => console.warn('Fonts not loaded', error))
}

/** Loads the most common syllables in advance, for a text that is not known yet. */
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
