import type { Boundary } from '#korean/boundary.ts'
import { type Sounded, soundedText, writtenAsSounded } from '#korean/soundedText.ts'
import { clusterReduction } from '#korean/soundRule/clusterReduction.ts'
import { compoundTensing } from '#korean/soundRule/compoundTensing.ts'
import { hieut, hieutTensing } from '#korean/soundRule/hieut.ts'
import type { SoundRule } from '#korean/soundRule/joint.ts'
import { lateralization } from '#korean/soundRule/lateralization.ts'
import { letterName } from '#korean/soundRule/letterName.ts'
import { freedSiotTensing, liaison } from '#korean/soundRule/liaison.ts'
import { liaisonBeforeWord } from '#korean/soundRule/liaisonBeforeWord.ts'
import { nasalization, rieulNasalization } from '#korean/soundRule/nasalization.ts'
import { neutralization } from '#korean/soundRule/neutralization.ts'
import { nInsertion, optionalNInsertion } from '#korean/soundRule/nInsertion.ts'
import { obstruentTensing } from '#korean/soundRule/obstruentTensing.ts'
import { palatalization } from '#korean/soundRule/palatalization.ts'
import { withPlainVowel } from '#korean/soundRule/plainVowel.ts'
import { prospectiveTensing } from '#korean/soundRule/prospectiveTensing.ts'
import { saisiot, saisiotBeforeI } from '#korean/soundRule/saisiot.ts'
import { sinoKoreanTensing } from '#korean/soundRule/sinoKoreanTensing.ts'
import { stemTensing } from '#korean/soundRule/stemTensing.ts'

/** Rules that depend on the written consonants come first: an added ㄴ, the tensing of onsets, and finals that tense an onset and are dropped. */
const BEFORE_LIAISON = {
  nInsertion,
  optionalNInsertion,
  saisiotBeforeI,
  letterName,
  palatalization,
  obstruentTensing,
  stemTensing,
  sinoKoreanTensing,
  prospectiveTensing,
  compoundTensing,
  saisiot,
  hieutTensing,
  hieut,
}
const FROM_LIAISON = { liaisonBeforeWord, liaison, freedSiotTensing, clusterReduction, neutralization }
const ASSIMILATIONS = { nasalization, rieulNasalization, lateralization }
/** The rules of 표준 발음법 by name, in the order in which they apply. */
export const NAMED_SOUND_RULES = { ...BEFORE_LIAISON, ...FROM_LIAISON, ...ASSIMILATIONS }
export const SOUND_RULES: readonly SoundRule[] = Object.values(NAMED_SOUND_RULES)

/** The pronunciation of the text by these rules only. */
export function pronunciationBy(rules: readonly SoundRule[], text: string, boundaries: readonly Boundary[]): string {
  return soundedText(text.normalize('NFC'), boundaries, rules, true).map(heard).join('')
}

/**
 * The pronunciation of the text in Hangul: 감사합니다 감사함니다. Spaces and other characters stay. Boundaries add what spelling hides:
 * 신고 (wearing) [신꼬] has a stem boundary, 신고 (report) has none. Numbers must be spelled out first.
 */
export function pronunciation(text: string, boundaries: readonly Boundary[] = []): string {
  return pronunciationBy(SOUND_RULES, text, boundaries)
}

/** The sound of a character, in Hangul. */
export function heard(char: Sounded): string {
  return writtenAsSounded(
    char.sound === undefined ? char : { ...char, sound: withPlainVowel(char.sound, char.written) },
  )
}
