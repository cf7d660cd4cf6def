import { expect, test } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { heardText } from '#korean/heardText.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { SOUND_RULE_NAMES } from '#korean/soundRuleSentence.ts'

const rulesIn = (notation: string) => {
  const { text, boundaries } = marked(notation)
  return new Set(heardText(text, boundaries).changes.map(({ rule }) => rule))
}

const CASES = [
  ['감사합니다', 'nasalization'],
  ['못 먹어요', 'nasalization'],
  ['할~ 수', 'prospectiveTensing'],
  ['같이', 'palatalization'],
  ['설날', 'lateralization'],
  ['종로', 'rieulNasalization'],
  ['꽃|잎', 'nInsertion'],
  ['금융', 'optionalNInsertion'],
  ['좋아요', 'hieut'],
  ['좋+습니다', 'hieutTensing'],
  ['깻잎', 'saisiotBeforeI'],
  ['냇가', 'saisiot'],
  ['학교', 'obstruentTensing'],
  ['신+고', 'stemTensing'],
  ['발전', 'sinoKoreanTensing'],
  ['문고리', 'compoundTensing'],
  ['없어요', 'freedSiotTensing'],
  ['디귿이', 'letterName'],
  ['책을', 'liaison'],
  ['맛없다', 'liaisonBeforeWord'],
  ['값', 'clusterReduction'],
  ['희망', 'plainVowel'],
  ['옷', 'neutralization'],
] as const

test.each(CASES)('what is heard in %s comes from %s', (notation, rule) => {
  expect(rulesIn(notation)).toContain(rule)
})

test('each rule is at work in one of them', () => {
  const shown: readonly string[] = CASES.map(([, rule]) => rule)
  expect(SOUND_RULE_NAMES.filter((name) => !shown.includes(name))).toEqual([])
})

test('it is said as the pronunciation says, each change at the syllable that it changes', () => {
  const { said, changes } = heardText('못 먹어요.')
  expect(said).toBe(pronunciation('못 먹어요.'))
  expect(changes).toContainEqual({ rule: 'nasalization', at: 0 })
  expect(changes).toContainEqual({ rule: 'liaison', at: 3 })
})
