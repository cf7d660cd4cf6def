import type { Boundary } from '#korean/boundary.ts'
import { decomposed } from '#korean/hangul.ts'
import { pronunciation, pronunciationBy, SOUND_RULES } from '#korean/pronunciation.ts'
import { soundedText } from '#korean/soundedText.ts'
import { clusterReduction } from '#korean/soundRule/clusterReduction.ts'
import { compoundTensing } from '#korean/soundRule/compoundTensing.ts'
import { hieut, hieutTensing } from '#korean/soundRule/hieut.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { lateralization } from '#korean/soundRule/lateralization.ts'
import { freedSiotTensing, liaison } from '#korean/soundRule/liaison.ts'
import { liaisonBeforeWord } from '#korean/soundRule/liaisonBeforeWord.ts'
import { nasalization, rieulNasalization } from '#korean/soundRule/nasalization.ts'
import { neutralization } from '#korean/soundRule/neutralization.ts'
import { nInsertion, optionalNInsertion } from '#korean/soundRule/nInsertion.ts'
import { obstruentTensing } from '#korean/soundRule/obstruentTensing.ts'
import { palatalization } from '#korean/soundRule/palatalization.ts'
import { prospectiveTensing } from '#korean/soundRule/prospectiveTensing.ts'
import { saisiot, saisiotBeforeI } from '#korean/soundRule/saisiot.ts'
import { sinoKoreanTensing } from '#korean/soundRule/sinoKoreanTensing.ts'
import { stemTensing } from '#korean/soundRule/stemTensing.ts'

/** Rules that are learned together. */
export const SOUND_GROUPS = ['linking', 'tense', 'assimilation', 'hieut', 'final', 'compound'] as const
export type SoundGroup = (typeof SOUND_GROUPS)[number]

/** The sentence about a rule, or a function of the text if the rule has two cases. */
type Sentence = string | ((text: string, said: string) => string)

/** The sentence for each rule. Several rules may apply to one word, so the most instructive come first. */
const SENTENCES: readonly [SoundRule, SoundGroup, Sentence][] = [
  [palatalization, 'assimilation', 'ㄷ and ㅌ turn into ㅈ and ㅊ before 이.'],
  [nInsertion, 'compound', 'Between the parts of a compound a ㄴ is added before 이, 야, 여, 요 and 유.'],
  [optionalNInsertion, 'compound', 'Between the parts of this word a ㄴ is usually added.'],
  [clusterReduction, 'final', 'Of two final consonants only one is said before a consonant or at the end.'],
  [neutralization, 'final', 'At the end and before a consonant only ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ and ㅇ are heard.'],
  [liaisonBeforeWord, 'linking', 'Before another word a final consonant is said as at the end of a word, then moves.'],
  [lateralization, 'assimilation', 'ㄴ beside ㄹ turns into ㄹ.'],
  [rieulNasalization, 'assimilation', 'ㄹ after most consonants turns into ㄴ.'],
  [nasalization, 'assimilation', 'Before ㄴ and ㅁ a stop turns into the nasal of its place: ㅇ, ㄴ or ㅁ.'],
  [hieut, 'hieut', hieutSentence],
  [hieutTensing, 'hieut', 'ㅅ after ㅎ is said tense.'],
  [saisiotBeforeI, 'compound', 'The ㅅ between the parts of a compound turns into ㄴ here.'],
  [saisiot, 'compound', 'The ㅅ between the parts of a compound makes the next consonant tense.'],
  [obstruentTensing, 'tense', obstruentSentence],
  [stemTensing, 'tense', 'After a verb stem in ㄴ or ㅁ the next consonant is said tense.'],
  [sinoKoreanTensing, 'tense', 'In Sino-Korean words ㄷ, ㅅ and ㅈ after ㄹ are said tense.'],
  [prospectiveTensing, 'tense', 'After the ending -(으)ㄹ the next consonant is said tense.'],
  [compoundTensing, 'compound', 'In this compound the second part begins tense.'],
  [freedSiotTensing, 'linking', 'Of two final consonants the second moves to the next vowel, and ㅅ is then tense.'],
  [liaison, 'linking', 'A final consonant moves to the next syllable when that begins with a vowel.'],
]
const MOST_RULES = 3

function hieutSentence(text: string): string {
  const syllables = [...text].map(decomposed)
  const falls = syllables.some(
    (syllable, at) => 'ㅎㄶㅀ'.includes(syllable?.final || '-') && syllables[at + 1]?.onset === 'ㅇ',
  )
  return falls
    ? 'A final ㅎ falls before a vowel.'
    : 'ㅎ makes a neighboring ㄱ, ㄷ, ㅂ or ㅈ breathy: ㅋ, ㅌ, ㅍ or ㅊ.'
}

/** The stop itself may be silent: 짧다 [짤따]. */
function obstruentSentence(text: string, said: string): string {
  const isSilent = [...text].some(
    (char, at) => 'ㄼㄾ'.includes(decomposed(char)?.final || '-') && decomposed(said.charAt(at))?.final === 'ㄹ',
  )
  return isSilent
    ? 'The consonant beside ㄹ is not heard, but it makes the next ㄱ, ㄷ, ㅂ, ㅅ or ㅈ tense.'
    : 'After a stop the next ㄱ, ㄷ, ㅂ, ㅅ or ㅈ is said tense.'
}

/** Why the pronunciation differs from the spelling. */
export interface SoundLesson {
  /** Of the most instructive rule. */
  readonly group: SoundGroup
  /** Sentences about the rules. */
  readonly sentences: string
}

/** The rules that make the pronunciation differ from the spelling; undefined if there are none. */
export function soundLesson(text: string, boundaries: readonly Boundary[]): SoundLesson | undefined {
  const said = pronunciation(text, boundaries)
  const used = new Set<SoundRule>()
  soundedText(text.normalize('NFC'), boundaries, SOUND_RULES, true, ({ rule }) => used.add(rule))
  const applies = (rule: SoundRule) => {
    if (!used.has(rule)) return false
    const without = SOUND_RULES.filter((each) => each !== rule)
    return pronunciationBy(without, text, boundaries) !== said
  }
  const applied = SENTENCES.filter(([rule]) => applies(rule))
  // The sentence about saisiot already mentions the tense consonant.
  const isSaisiot = applied.some(([rule]) => rule === saisiot)
  const shown = applied.filter(([rule]) => !isSaisiot || rule !== obstruentTensing).slice(0, MOST_RULES)
  const [first] = shown
  if (first === undefined) return undefined
  const sentences = shown.map(([, , sentence]) => (typeof sentence === 'string' ? sentence : sentence(text, said)))
  return { group: first[1], sentences: sentences.join(' ') }
}
