import { expect, test } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { heardText } from '#korean/heardText.ts'
import { NAMED_SOUND_RULES, pronunciation } from '#korean/pronunciation.ts'

const CASES = [
  ['감사합니다', 'nasalization'],
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
  ['옷', 'neutralization'],
] as const

test.each(CASES)('the pronunciation of %s comes from %s', (notation, rule) => {
  const { text, boundaries } = marked(notation)
  expect(heardText(text, boundaries).changes.map((change) => change.rule)).toContain(rule)
})

test('every rule has such a case', () => {
  const shown: readonly string[] = CASES.map(([, rule]) => rule)
  expect(Object.keys(NAMED_SOUND_RULES).filter((name) => !shown.includes(name))).toEqual([])
})

test('the heard text is the pronunciation, and each change names its place and its sounds', () => {
  const { said, changes } = heardText('못 먹어요.')
  expect(said).toBe(pronunciation('못 먹어요.'))
  expect(changes).toContainEqual(
    expect.objectContaining({ rule: 'nasalization', left: 0, right: 2, change: { final: 'ㄴ' } }),
  )
  expect(changes).toContainEqual(
    expect.objectContaining({ rule: 'liaison', left: 2, right: 3, change: { final: '', onset: 'ㄱ' } }),
  )
})

test('a simplified vowel is reported, too', () => {
  expect(heardText('희망').plainVowels).toEqual([0])
  expect(heardText('사람').plainVowels).toEqual([])
})
