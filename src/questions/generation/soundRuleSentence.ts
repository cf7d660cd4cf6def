import type { Boundary } from '#korean/boundary.ts'
import { pronunciation, pronunciationBy, SOUND_RULES } from '#korean/pronunciation.ts'
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

/** What a learner needs to know of a rule; the most telling first, since several may work in one word. */
const SENTENCES: readonly [SoundRule, string][] = [
  [palatalization, 'ㄷ and ㅌ turn into ㅈ and ㅊ before 이.'],
  [nInsertion, 'Between the parts of a compound a ㄴ is added before 이, 야, 여, 요 and 유.'],
  [optionalNInsertion, 'Between the parts of this word a ㄴ is usually added.'],
  [lateralization, 'ㄴ beside ㄹ turns into ㄹ.'],
  [rieulNasalization, 'ㄹ after most consonants turns into ㄴ.'],
  [nasalization, 'Before ㄴ and ㅁ a stop turns into the nasal of its place: ㅇ, ㄴ or ㅁ.'],
  [hieut, 'ㅎ makes a neighbouring ㄱ, ㄷ, ㅂ or ㅈ breathy, and falls before a vowel.'],
  [hieutTensing, 'ㅅ after ㅎ is said tense.'],
  [saisiotBeforeI, 'The ㅅ between the parts of a compound turns into ㄴ here.'],
  [saisiot, 'The ㅅ between the parts of a compound makes the next consonant tense.'],
  [obstruentTensing, 'After a stop the next ㄱ, ㄷ, ㅂ, ㅅ or ㅈ is said tense.'],
  [stemTensing, 'After a verb stem in ㄴ or ㅁ the next consonant is said tense.'],
  [sinoKoreanTensing, 'In Sino-Korean words ㄷ, ㅅ and ㅈ after ㄹ are said tense.'],
  [prospectiveTensing, 'After the ending -(으)ㄹ the next consonant is said tense.'],
  [compoundTensing, 'In this compound the second part begins tense.'],
  [freedSiotTensing, 'Of two final consonants the second moves to the next vowel, and ㅅ is then tense.'],
  [liaison, 'A final consonant moves to the next syllable when that begins with a vowel.'],
  [liaisonBeforeWord, 'Before another word a final consonant is said as at the end of a word, then moves.'],
  [clusterReduction, 'Of two final consonants only one is said before a consonant or at the end.'],
  [neutralization, 'At the end and before a consonant only ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ and ㅇ are heard.'],
]

/** The rule that makes the text sound other than it is written, in a sentence; undefined where none does. */
export function soundRuleSentence(text: string, boundaries: readonly Boundary[]): string | undefined {
  const said = pronunciation(text, boundaries)
  const works = (rule: SoundRule) => {
    const without = SOUND_RULES.filter((each) => each !== rule)
    return pronunciationBy(without, text, boundaries) !== said
  }
  return SENTENCES.find(([rule]) => works(rule))?.[1]
}
