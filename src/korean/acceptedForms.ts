import { begun, type ConjugationState, closedText, followed } from '#korean/conjugation.ts'
import { contracted, harmonyOf } from '#korean/contraction.ts'
import { type EndingId, isEndingId } from '#korean/endingTable.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { lastSyllable, withLast } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import { prefixOf, type StemShapes } from '#korean/stem.ts'

/** Vowels after which 아/어 may stay apart (한글 맞춤법 34 붙임 1, 35, 36): 보내어, 세어, 보아, 주어, 되어, 마시어. */
const OPTIONAL = ['ㅐ', 'ㅔ', 'ㅗ', 'ㅜ', 'ㅚ', 'ㅣ']

/** The other accepted spellings of the stem with 아/어. */
function otherJoined({ class: verbClass }: Predicate, { consonant, eu, a }: StemShapes): string[] {
  if (verbClass === '하다') return [`${consonant}여`]
  if (verbClass === '뵙다') return [`${eu}어`]
  if (verbClass === 'ㅣ-어') return consonant.endsWith('피') ? [contracted(consonant)] : []
  if (verbClass !== 'regular') return []
  const last = lastSyllable(consonant)
  if (consonant.endsWith('놓')) return [withLast(consonant, { vowel: 'ㅘ', final: '' })]
  const alwaysContracts = last.onset === 'ㅇ' && last.vowel === 'ㅗ'
  const isOptional = last.final === '' && OPTIONAL.includes(last.vowel) && !alwaysContracts
  return isOptional && a !== consonant + harmonyOf(last) ? [consonant + harmonyOf(last)] : []
}

/** 이어요 and 여요 beside 이에요 and 예요 (표준어 26), 셔요 and 시어요 beside 세요, 말아요 beside 마요. */
function withoutSpecials({ polite: _polite, casual, ...shapes }: StemShapes, honorific: boolean): StemShapes[] {
  const keptCasual = casual?.text.endsWith('야') ? { casual } : {}
  const plain = { ...shapes, ...keptCasual }
  return honorific ? [plain, { ...plain, a: `${shapes.consonant}어` }] : [plain]
}

/** 친구이고 and 친구이었다 beside 친구고 and 친구였다. */
function withCopulaKept(predicate: Predicate, shapes: StemShapes): StemShapes[] {
  const noun = prefixOf(predicate)
  if (predicate.class !== '이다' || hasFinalConsonant(noun)) return []
  return [{ ...shapes, consonant: `${noun}이`, eu: `${noun}이`, a: `${noun}이어` }]
}

/** Endings of questions that may keep 으 after a consonant. */
const ASKING: ReadonlySet<Suffix> = new Set<Suffix>(['-니', '-냐', '-냐고', '-냬요', '-냬', '-냐는'])

/** 그러네요 beside 그렇네요 (국립국어원 2015), 좋으니 and 좋으냐고 beside 좋니 and 좋냐고: adjectives only. */
function withEuBefore(suffix: Suffix, { pos, class: verbClass }: Predicate, shapes: StemShapes): StemShapes[] {
  const isAsking = pos === 'adjective' && verbClass !== '있다' && verbClass !== '없다' && ASKING.has(suffix)
  const isNoticing = verbClass.startsWith('ㅎ') && (suffix === '-네' || suffix === '-네요')
  return isAsking || isNoticing ? [{ ...shapes, consonant: shapes.eu }] : []
}

/** 학생이어서 and 아니어도 beside 학생이라서 and 아니라도. */
function withoutCopulaEnding(state: ConjugationState, suffix: Suffix): ConjugationState[] {
  const isApart = state.predicate.pos === 'copula' && state.prefinal === undefined
  if (!isApart || (suffix !== '-아서' && suffix !== '-아도' && suffix !== '-아서요')) return []
  return [{ ...state, closed: state.before + state.shapes.a + suffix.slice('-아'.length) }]
}

function isTensed({ prefinal }: ConjugationState): boolean {
  return prefinal !== undefined && prefinal !== '-시-'
}

/** The state with each accepted spelling of its stem that every suffix can follow. */
function variants(state: ConjugationState): ConjugationState[] {
  const { predicate, shapes, honorific } = state
  if (isTensed(state)) return [state]
  const specials = shapes.polite === undefined ? [] : withoutSpecials(shapes, honorific)
  const bare = [...otherJoined(predicate, shapes).map((a) => ({ ...shapes, a })), ...withCopulaKept(predicate, shapes)]
  return [state, ...[...specials, ...(honorific ? [] : bare)].map((other) => ({ ...state, shapes: other }))]
}

/** The state with the spellings that only this suffix allows. */
function variantsBefore(state: ConjugationState, suffix: Suffix): ConjugationState[] {
  const { predicate, shapes, honorific } = state
  if (isTensed(state) || honorific) return []
  return withEuBefore(suffix, predicate, shapes).map((other) => ({ ...state, shapes: other }))
}

/** The states with one more suffix, one for each accepted spelling; none if the form does not exist. */
export function acceptedAfter(state: ConjugationState, suffix: Suffix): ConjugationState[] {
  return [...variants(state), ...variantsBefore(state, suffix)].flatMap((variant) =>
    [followed(variant, suffix) ?? [], withoutCopulaEnding(variant, suffix)].flat(),
  )
}

/** For each ending, every accepted spelling of the form that it closes: the texts of `acceptedAfter`. */
export function closedSpellings(state: ConjugationState): (id: EndingId) => string[] {
  const usual = variants(state)
  return (id) =>
    [...usual, ...variantsBefore(state, id)].flatMap((variant) =>
      [closedText(variant, id) ?? [], withoutCopulaEnding(variant, id).flatMap(({ closed }) => closed ?? [])].flat(),
    )
}

/**
 * Every spelling of a form that the norm accepts, the usual one first: 돼요, 되어요. Used to check learners' answers. Empty if the form does not exist.
 * Optional spaces (해 주세요, 해주세요) make no separate spelling: compare without spaces.
 */
export function acceptedForms(predicate: Predicate, suffixes: readonly Suffix[]): readonly string[] {
  const last = suffixes.at(-1)
  if (last === undefined || !isEndingId(last)) return []
  let states = [begun(predicate)]
  for (const suffix of suffixes.slice(0, -1)) states = states.flatMap((state) => acceptedAfter(state, suffix))
  return [...new Set(states.flatMap((state) => closedSpellings(state)(last)))]
}
