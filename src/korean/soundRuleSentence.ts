import type { NAMED_SOUND_RULES } from '#korean/pronunciation.ts'

export type SoundRuleName = keyof typeof NAMED_SOUND_RULES | 'plainVowel'

/** What a learner needs to know of each rule; the most telling first, since several may work in one word. */
export const SOUND_RULE_SENTENCES: Readonly<Record<SoundRuleName, string>> = {
  palatalization: 'ㄷ and ㅌ turn into ㅈ and ㅊ before 이.',
  nInsertion: 'Between the parts of a compound a ㄴ is added before 이, 야, 여, 요 and 유.',
  optionalNInsertion: 'Between the parts of this word a ㄴ is usually added.',
  lateralization: 'ㄴ beside ㄹ turns into ㄹ.',
  rieulNasalization: 'ㄹ after most consonants turns into ㄴ.',
  nasalization: 'Before ㄴ and ㅁ a stop turns into the nasal of its place: ㅇ, ㄴ or ㅁ.',
  hieut: 'ㅎ makes a neighbouring ㄱ, ㄷ, ㅂ or ㅈ breathy, and falls before a vowel.',
  hieutTensing: 'ㅅ after ㅎ is said tense.',
  saisiotBeforeI: 'The ㅅ between the parts of a compound turns into ㄴ here.',
  saisiot: 'The ㅅ between the parts of a compound makes the next consonant tense.',
  obstruentTensing: 'After a stop the next ㄱ, ㄷ, ㅂ, ㅅ or ㅈ is said tense.',
  stemTensing: 'After a verb stem in ㄴ or ㅁ the next consonant is said tense.',
  sinoKoreanTensing: 'In Sino-Korean words ㄷ, ㅅ and ㅈ after ㄹ are said tense.',
  prospectiveTensing: 'After the ending -(으)ㄹ the next consonant is said tense.',
  compoundTensing: 'In this compound the second part begins tense.',
  freedSiotTensing: 'Of two final consonants the second moves to the next vowel, and ㅅ is then tense.',
  letterName: 'The names of the letters move on a sound of their own: 디귿이 is [디그시].',
  liaison: 'A final consonant moves to the next syllable when that begins with a vowel.',
  liaisonBeforeWord: 'Before another word a final consonant is said as at the end of a word, then moves.',
  clusterReduction: 'Of two final consonants only one is said before a consonant or at the end.',
  plainVowel: 'ㅢ after a consonant is said ㅣ, and ㅕ after ㅈ, ㅉ or ㅊ is said ㅓ.',
  neutralization: 'At the end and before a consonant only ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ and ㅇ are heard.',
}

function isSoundRuleName(name: string): name is SoundRuleName {
  return Object.hasOwn(SOUND_RULE_SENTENCES, name)
}

/** The names of the rules, the most telling first. */
export const SOUND_RULE_NAMES = Object.keys(SOUND_RULE_SENTENCES).filter(isSoundRuleName)
