import { decomposed } from '#korean/hangul.ts'
import type { HeardChange, SoundRuleName } from '#korean/heardText.ts'
import { CLUSTERS } from '#korean/soundRule/representative.ts'
import { GUIDES } from '#translator/explanation/rule.ts'
import type { ExplanationStep } from '#translator/translation.ts'

type Note = (change: HeardChange) => string

/** The written final consonant. */
function written({ joint }: HeardChange): string {
  return decomposed(joint.left)?.final ?? joint.final
}

const tense =
  (where: (change: HeardChange) => string): Note =>
  (change) =>
    `Tense: ${change.joint.onset} ${where(change)} is said ${change.change.onset}.`

const addedNieun: Note = ({ joint }) => `Added ㄴ: an extra ㄴ is said before ${joint.right}.`

const liaison: Note = ({ change }) => `Linking: ${change.onset} moves over to the next syllable.`

/** ㅎ makes its neighbor breathy, sounds as ㄴ before ㄴ, or is silent. */
const hieut: Note = (event) => {
  const { joint, change } = event
  if (change.onset === undefined) {
    return joint.onset === 'ㄴ' && change.final === 'ㄴ'
      ? 'ㅎ before ㄴ is said ㄴ.'
      : 'Silent ㅎ: ㅎ is not said here.'
  }
  const final = CLUSTERS[joint.final]?.[1] ?? joint.final
  const neighbor = joint.onset === 'ㅎ' ? final : joint.onset
  return `Breathy: ${neighbor} and ㅎ merge into ${change.onset}.`
}

/** The note for each sound rule. Several rules may apply to one word, so the most important comes first. */
const NOTES: Readonly<Record<SoundRuleName, Note>> = {
  palatalization: (event) => `Softening: ${written(event)} before 이 is said ${event.change.onset}.`,
  nInsertion: addedNieun,
  optionalNInsertion: addedNieun,
  saisiotBeforeI: () => 'The ㅅ between the parts of this compound is said ㄴ.',
  lateralization: () => 'ㄴ beside ㄹ is said ㄹ.',
  rieulNasalization: (event) => `Nasal: ㄹ after ${written(event)} is said ㄴ.`,
  nasalization: (event) => `Nasal: ${written(event)} before ${event.joint.onset} is said ${event.change.final}.`,
  hieut,
  hieutTensing: () => 'Tense: ㅅ after ㅎ is said ㅆ.',
  saisiot: () => 'The ㅅ between the parts of this compound only makes the next consonant tense.',
  prospectiveTensing: tense(() => 'after the ending -(으)ㄹ'),
  stemTensing: tense((event) => `after a stem in ${written(event)}`),
  sinoKoreanTensing: tense(() => 'after ㄹ in this Sino-Korean word'),
  compoundTensing: tense(() => 'in the second part of this compound'),
  obstruentTensing: tense((event) => `after ${written(event)}`),
  freedSiotTensing: () => 'Linking: the ㅅ that moves over is said ㅆ.',
  letterName: liaison,
  liaisonBeforeWord: (event) =>
    `Linking: ${written(event)} is said ${event.change.onset} and moves over to the next word.`,
  liaison,
  clusterReduction: (event) => `Two finals: of ${written(event)} only ${event.change.final} is said.`,
  neutralization: (event) => `At the end of a syllable ${written(event)} is said ${event.change.final}.`,
}

const BY_IMPORTANCE = Object.keys(NOTES)

/** Rules about the end of a syllable. The guide on final consonants teaches them; the guide on assimilation teaches the others. */
const OF_BATCHIM: ReadonlySet<SoundRuleName> = new Set([
  'liaison',
  'freedSiotTensing',
  'liaisonBeforeWord',
  'letterName',
  'clusterReduction',
  'neutralization',
])

/** Rules whose note alone explains what happened to a final consonant. */
const ON_FINALS: ReadonlySet<SoundRuleName> = new Set([
  'nasalization',
  'rieulNasalization',
  'lateralization',
  'saisiot',
])

/** Changes that only prepare another change in the same place: the ㄷ between 못 and [몬]. */
function isStep({ rule, left }: HeardChange, all: readonly HeardChange[]): boolean {
  const covered = (by: (other: SoundRuleName) => boolean) => all.some((other) => other.left === left && by(other.rule))
  if (rule === 'neutralization' || rule === 'clusterReduction') return covered((other) => ON_FINALS.has(other))
  if (rule === 'liaison') return covered((other) => other === 'freedSiotTensing')
  return rule === 'obstruentTensing' && covered((other) => other === 'saisiot')
}

/** How many notes one word may have. */
const MOST_NOTES = 3

/** Sentences about the sound changes in a word, without repeats, the most important first, with the guides that teach them. */
export function soundNotes(changes: readonly HeardChange[], saysPlainVowel: boolean): ExplanationStep[] {
  const notes = changes
    .filter((change) => !isStep(change, changes))
    .toSorted((a, b) => BY_IMPORTANCE.indexOf(a.rule) - BY_IMPORTANCE.indexOf(b.rule))
    .map((change) => ({
      rule: `sound/${change.rule}`,
      text: NOTES[change.rule](change),
      guide: OF_BATCHIM.has(change.rule) ? GUIDES.batchim : GUIDES.assimilation,
    }))
  const vowel = {
    rule: 'sound/plainVowel',
    text: 'ㅢ after a consonant is said ㅣ, and ㅕ after ㅈ, ㅉ or ㅊ is said ㅓ.',
  }
  const all = saysPlainVowel ? [...notes, vowel] : notes
  return [...new Map(all.map((note) => [note.text, note])).values()].slice(0, MOST_NOTES)
}
