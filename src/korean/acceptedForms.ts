import { begun, type ConjugationState, followed } from '#korean/conjugation.ts'
import { harmonyOf } from '#korean/contraction.ts'
import { lastSyllable, withLast } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { StemShapes } from '#korean/stem.ts'

/** Vowels after which 아/어 may stay apart (한글 맞춤법 35, 36): 보아, 주어, 되어, 마시어; never without an onset (와, 배워). */
const OPTIONAL = ['ㅗ', 'ㅜ', 'ㅚ', 'ㅣ']

/** The stem with 아/어 as it may be written besides the usual way. */
function otherJoined({ class: verbClass }: Predicate, { consonant, a }: StemShapes): string[] {
  if (verbClass === '하다') return [`${consonant}여`]
  if (verbClass !== 'regular') return []
  const last = lastSyllable(consonant)
  if (consonant.endsWith('놓')) return [withLast(consonant, { vowel: 'ㅘ', final: '' })]
  const isOptional = last.final === '' && OPTIONAL.includes(last.vowel) && last.onset !== 'ㅇ'
  return isOptional && a !== consonant + harmonyOf(last) ? [consonant + harmonyOf(last)] : []
}

/** 이어요 and 여요 beside 이에요 and 예요 (표준어 26), 셔요 and 시어요 beside 세요, 말아요 beside 마요. */
function withoutSpecials({ polite: _polite, casual, ...shapes }: StemShapes, honorific: boolean): StemShapes[] {
  const keptCasual = casual?.text.endsWith('야') ? { casual } : {}
  const plain = { ...shapes, ...keptCasual }
  return honorific ? [plain, { ...plain, a: `${shapes.consonant}어` }] : [plain]
}

function variants(state: ConjugationState): ConjugationState[] {
  const { predicate, shapes, honorific, prefinal } = state
  const isTensed = prefinal !== undefined && prefinal !== '-시-'
  if (isTensed) return [state]
  const specials = shapes.polite === undefined ? [] : withoutSpecials(shapes, honorific)
  const joined = honorific ? [] : otherJoined(predicate, shapes).map((a) => ({ ...shapes, a }))
  return [state, ...[...specials, ...joined].map((other) => ({ ...state, shapes: other }))]
}

/**
 * Every spelling of a form that the norm accepts, the usual one first: 돼요, 되어요. For marking answers; none where the form does not exist.
 * Spaces that may be left out (해 주세요, 해주세요) are not among them: compare without spaces.
 */
export function acceptedForms(predicate: Predicate, suffixes: readonly Suffix[]): readonly string[] {
  let states = [begun(predicate)]
  for (const suffix of suffixes) {
    states = states.flatMap(variants).flatMap((state) => followed(state, suffix) ?? [])
  }
  return [...new Set(states.flatMap(({ closed }) => closed ?? []))]
}
