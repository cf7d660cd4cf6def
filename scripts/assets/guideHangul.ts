import { globSync, readFileSync } from 'node:fs'
import { expandMarkers } from '#learn/koreanMarker.ts'

const GUIDE_FILES = 'content/{pages,glossary,legal}/**/*.md'

/** Every Hangul syllable in the texts of the learning hub, those of most texts first. Run it from the project's root folder. */
export function guideHangul(): string {
  const counts = new Map<string, number>()
  for (const file of globSync(GUIDE_FILES).sort()) {
    const syllables = new Set(expandMarkers(readFileSync(file, 'utf8')).match(/[가-힣]/g))
    for (const syllable of syllables) counts.set(syllable, (counts.get(syllable) ?? 0) + 1)
  }
  const byCodePoint = [...counts.keys()].sort()
  return byCodePoint.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).join('')
}
