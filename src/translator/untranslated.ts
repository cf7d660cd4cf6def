import type { GapText, UnknownWord } from '#translator/translation.ts'

interface Untranslated {
  gaps: readonly GapText[]
  unknown: readonly UnknownWord[]
}

/** What stayed English: the gaps, and the unknown words of translated clauses. */
export function untranslatedTexts({ gaps, unknown }: Untranslated): string[] {
  const own = unknown.filter(({ start, end }) => !gaps.some((gap) => gap.start <= start && end <= gap.end))
  const inOrder = [...gaps, ...own].toSorted((a, b) => a.start - b.start)
  return [...new Set(inOrder.map(({ text }) => text))]
}

/** The Korean before and after a gap. The mark that closes a gap goes with it. */
function withoutGap(translation: string, { text }: GapText): string {
  const bracket = `〔${text}〕`
  const at = translation.indexOf(bracket)
  if (at < 0) return translation
  return translation.slice(0, at) + translation.slice(at + bracket.length).replace(/^[.?!…]+/, '')
}

/** The translation without the gaps, to be read aloud; empty if no clause was translated. */
export function koreanOnly(translation: string, gaps: readonly GapText[]): string {
  return gaps.reduce(withoutGap, translation).replaceAll(/\s+/g, ' ').trim()
}

/** A longer text is not shown again with its cuts. */
const LONGEST_SHOWN = 160

/** The English with a line wherever a gap begins or ends, without the marks there; undefined where that would show nothing new. */
export function cutSource(source: string, gaps: readonly GapText[]): string | undefined {
  const places = [0, ...gaps.flatMap(({ start, end }) => [start, end]), source.length]
  const parts = places
    .slice(1)
    .map((end, at) => source.slice(places[at], end).replaceAll(/^[\s,;:.?!…]+|[\s,;:.?!…]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 1 && source.length <= LONGEST_SHOWN ? parts.join(' | ') : undefined
}

/** A transcription without the English of its gaps; empty if nothing is left to read. */
export function withShortGaps(transcription: string): string {
  const short = transcription.replaceAll(/〔[^〕]* [^〕]*〕/g, '〔…〕')
  return /[\p{L}\p{N}]/u.test(short) ? short : ''
}
