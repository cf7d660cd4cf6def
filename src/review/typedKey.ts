import type { Headword } from '#headwords/headword.ts'
import { acceptedForms } from '#korean/acceptedForms.ts'
import type { ClosingLevel } from '#korean/closingLevel.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'

/** `dictionary`: the form in -다. */
export type AskedLevel = ClosingLevel | 'dictionary'

/** How a typed answer is judged. Texts are compared without spaces and punctuation. */
export interface TypedKey {
  /** Every accepted answer, the usual one first. */
  accepted: readonly string[]
  /** The same word at other speech levels. */
  otherLevels: readonly { level: AskedLevel; text: string }[]
  /** Other words that fit the prompt as well. */
  otherWords: readonly string[]
  /** The word of which a form is asked: 먹다. */
  lemma?: string
}

/** The endings that differ in nothing but the speech level. */
const LEVEL_ENDINGS = { polite: '-아요', formal: '-습니다', casual: '-아' } as const

/** The key of an expression that is typed as it stands. */
export function plainKey(korean: string): TypedKey {
  return { accepted: [korean], otherLevels: [], otherWords: [] }
}

/** The key of a word in its dictionary form. */
export function wordKey({ word, predicate, near }: Headword): TypedKey {
  return { accepted: [word], otherLevels: predicate ? atLevels(predicate, []) : [], otherWords: near }
}

/** The key of a form: 먹었어요 is 먹다 with `['-았-', '-아요']`. No spelling is accepted if the form does not exist. */
export function formKey(predicate: Predicate, suffixes: readonly Suffix[]): TypedKey {
  const last = suffixes.at(-1)
  const isAtLevel = Object.values(LEVEL_ENDINGS).some((ending) => ending === last)
  const others = isAtLevel ? atLevels(predicate, suffixes.slice(0, -1)) : []
  const accepted = acceptedForms(predicate, suffixes)
  return { accepted, otherLevels: others.filter(({ text }) => !accepted.includes(text)), otherWords: [] }
}

/**
 * The key of a form with all its readings: 들으세요 is 듣다 with -(으)세요, or with -시- and -아요. Undefined if no reading gives the text.
 * @param text the form that is asked, which is the usual spelling
 */
export function readFormKey(
  predicate: Predicate,
  readings: readonly (readonly Suffix[])[],
  text: string,
): TypedKey | undefined {
  const keys = readings
    .map((suffixes) => formKey(predicate, suffixes))
    .filter(({ accepted }) => accepted.includes(text))
  const [first] = keys
  if (!first) return undefined
  const accepted = [...new Set([text, ...keys.flatMap((key) => key.accepted)])]
  return { ...first, accepted, lemma: predicate.lemma }
}

/** The key of a grammar pattern as books write it: -(으)세요 takes 으세요 and 세요, 은/는 either particle. */
export function patternKey(pattern: string): TypedKey {
  const shapes = [pattern, ...pattern.split('/')]
  const accepted = shapes.flatMap((shape) => [shape, shape.replace(/\([^)]*\)/g, '')])
  return { ...plainKey(pattern), accepted: [...new Set(accepted.filter((shape) => /[가-힣ㄱ-ㅣ]/.test(shape)))] }
}

function atLevels(predicate: Predicate, before: readonly Suffix[]): TypedKey['otherLevels'] {
  return Object.entries(LEVEL_ENDINGS).flatMap(([level, ending]) =>
    acceptedForms(predicate, [...before, ending]).map((text) => ({ level: level as AskedLevel, text })),
  )
}
