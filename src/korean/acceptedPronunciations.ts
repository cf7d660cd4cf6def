import type { Boundary } from '#korean/boundary.ts'
import { composed, decomposed, type Syllable } from '#korean/hangul.ts'
import { pronunciationBy, SOUND_RULES } from '#korean/pronunciation.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { tasteByTheRule } from '#korean/soundRule/liaisonBeforeWord.ts'
import { optionalNInsertion } from '#korean/soundRule/nInsertion.ts'
import { saisiot } from '#korean/soundRule/saisiot.ts'

const without = (rule: SoundRule) => (rules: readonly SoundRule[]) => rules.filter((each) => each !== rule)

/** Pronunciations that 표준 발음법 allows in addition to its rules: 30.1 (냇가 [낻까]), 29 다만 (금융 [그뮹]), 15 다만 (맛있다 [마딛따]). */
const ALLOWED_RULES: readonly ((rules: readonly SoundRule[]) => readonly SoundRule[])[] = [
  without(saisiot),
  without(optionalNInsertion),
  (rules) => [tasteByTheRule, ...rules],
]

/** A syllable: its sound, its spelling, and its position in the word. */
interface Heard {
  readonly sound: Syllable
  readonly written: Syllable
  readonly place: 'first' | 'inside' | 'last'
}

/** 5 다만 2: "‘예, 례’ 이외의 ‘ㅖ’는 [ㅔ]로도 발음한다" (시계 [시게]). */
function plainYe({ sound, written }: Heard): string {
  return sound.vowel === 'ㅖ' && written.onset !== 'ㅇ' && written.onset !== 'ㄹ' ? 'ㅔ' : sound.vowel
}

/** 5 다만 4: "단어의 첫음절 이외의 ‘의’는 [ㅣ]로 … 발음함도 허용한다" (주의 [주이]). */
function plainUi({ sound, place }: Heard): string {
  return sound.vowel === 'ㅢ' && place !== 'first' ? 'ㅣ' : sound.vowel
}

/** 5 다만 4: "조사 ‘의’는 [ㅔ]로 발음함도 허용한다" (우리의 [우리에]); a particle ends its word. */
function particleUi({ sound, place }: Heard): string {
  return sound.vowel === 'ㅢ' && place === 'last' ? 'ㅔ' : sound.vowel
}

const ALLOWED_VOWELS = [plainYe, plainUi, particleUi]

function placeOf(text: string, at: number): Heard['place'] {
  const isPart = (char: string | undefined) => char !== undefined && decomposed(char) !== undefined
  if (!isPart(text[at - 1])) return 'first'
  return isPart(text[at + 1]) ? 'inside' : 'last'
}

function withVowels(said: string, text: string, vowelOf: (heard: Heard) => string): string {
  return said
    .split('')
    .map((char, at) => {
      const [sound, written] = [decomposed(char), decomposed(text[at] ?? '')]
      if (sound === undefined || written === undefined) return char
      return composed({ ...sound, vowel: vowelOf({ sound, written, place: placeOf(text, at) }) })
    })
    .join('')
}

/** Each item unchanged, then each item changed. */
function doubled<Item>(items: readonly Item[], changed: (item: Item) => Item): readonly Item[] {
  return items.concat(items.map(changed))
}

/**
 * Every pronunciation that the standard accepts, the one from `pronunciation` first. Each allowance applies throughout the text
 * or not at all, and a final 의 may be the particle. Used to check answers: no wrong option may be one of these.
 */
export function acceptedPronunciations(text: string, boundaries: readonly Boundary[] = []): readonly string[] {
  const written = text.normalize('NFC')
  const ruleSets = ALLOWED_RULES.reduce(doubled<readonly SoundRule[]>, [SOUND_RULES])
  const said = ruleSets.map((rules) => pronunciationBy(rules, written, boundaries))
  const all = ALLOWED_VOWELS.reduce((forms, vowelOf) => doubled(forms, (form) => withVowels(form, written, vowelOf)), [
    ...new Set(said),
  ] as readonly string[])
  return [...new Set(all)]
}
