import { globSync, readFileSync } from 'node:fs'
import { expandMarkers } from '#learn/koreanMarker.ts'

const GUIDE_FILES = 'content/{pages,glossary,legal}/**/*.md'

/** Every Hangul syllable in the texts of the learning hub, in code point order. Run it from the project's root folder. */
export function guideHangul(): string {
  const texts = globSync(GUIDE_FILES).map((file) => expandMarkers(readFileSync(file, 'utf8')))
  return [...new Set(texts.join('').match(/[가-힣]/g) ?? [])].sort().join('')
}
