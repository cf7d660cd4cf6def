import type { Span } from '#translator/frame/frameTerm.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'
import type { InterjectionRow } from '#translator/lexicon/lexiconRow.ts'
import { TONES } from '#translator/translation.ts'

/** yes, well, oh and the like; explained if their Korean depends on the tone. */
export function interjectionWords(rendering: Rendering, row: InterjectionRow, span: Span): KoreanWord[] {
  const said = row[rendering.tone]
  if (TONES.some((tone) => row[tone] !== said)) fire(rendering, 'interjection', row.english, said)
  return said === '' ? [] : plainWords(said, row.english, tokensOf(span))
}
