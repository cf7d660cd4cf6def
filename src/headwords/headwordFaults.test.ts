import { expect, test } from 'vitest'
import { headwordFaults, headwordListFaults } from '#headwords/headwordFaults.ts'
import { headwordLine, smallBook, WORD_LINES } from '#tests/support/korean/wordList.ts'

const { headwords, read } = smallBook()
const faultsOf = (line: string) => headwordFaults(headwordLine(line), read).join()

test('a valid list has no faults', () => {
  expect(headwords.flatMap((word) => headwordFaults(word, read))).toEqual([])
  expect(headwordListFaults(headwords)).toEqual([])
})

const line = (
  change: Partial<Record<'word' | 'class' | 'glosses' | 'near' | 'more' | 'example' | 'english', string>>,
) => {
  const cells = {
    word: '듣다',
    class: 'ㄷ',
    glosses: 'to listen',
    near: '',
    more: 'frame=을/를',
    example: '저는 음악을 들어요.',
    english: 'I listen to music.',
    ...change,
  }
  return `${cells.word}|verb|${cells.class}|A1|perceiving|${cells.glosses}|${cells.near}|${cells.more}|${cells.example}|${cells.english}`
}

test.each([
  ['a verb with a gloss for a thing', line({ glosses: 'music' }), 'only verbs'],
  ['a gloss too long for a phone', line({ glosses: `to ${'a'.repeat(40)}` }), 'the gloss is too long'],
  ['a gloss with Hangul', line({ glosses: 'to listen, 듣다' }), 'unexpected character'],
  ['a gloss that is listed twice', line({ glosses: 'to listen;to listen' }), 'a gloss is listed twice'],
  ['a word listed as near itself', line({ near: '듣다' }), 'own near list'],
  ['an English word among the near ones', line({ near: 'hear' }), 'near: not Korean'],
  ['an unknown counter', '귀|noun||A1|body|ear||counter=귀짝|귀가 추워요.|My ear is cold.', 'no such counter'],
  [
    'a pronunciation of another word',
    '귀|noun||A1|body|ear||said=꽃|귀가 추워요.|My ear is cold.',
    'is not 귀 with its boundaries',
  ],
  ['a frame of a noun', '귀|noun||A1|body|ear||frame=에|귀가 추워요.|My ear is cold.', 'only predicates'],
  ['an example without its full stop', line({ example: '저는 음악을 들어요' }), 'not a plain Korean sentence'],
  ['an example with a figure', line({ example: '저는 음악 3을 들어요.' }), 'not a plain Korean sentence'],
  ['a translation without a capital', line({ english: 'music.' }), 'not a plain English sentence'],
  ['an example without the word', line({ example: '저는 밥을 먹어요.' }), 'does not show the word'],
  ['a form that does not exist', line({ example: '저는 음악을 듣어요.' }), 'cannot be read: 듣어요'],
  ['a word that no list has', line({ example: '저는 라디오를 들어요.' }), 'cannot be read: 라디오를'],
])('%s is found', (_, bad, fault) => {
  expect(faultsOf(bad)).toContain(fault)
})

test('a word with the wrong verb class is refused when its row is read', () => {
  expect(() => headwordLine(line({ class: 'ㅎ' }))).toThrow('cannot be of class')
  expect(() => headwordLine(line({ class: '' }))).toThrow('have a class')
  expect(() => headwordLine(line({ more: '' }))).toThrow('needs its frame')
  expect(() => headwordLine(line({ more: 'frame=를' }))).toThrow('no such particle')
  expect(() => headwordLine(line({ english: '' }))).toThrow('or neither')
})

test('an honorific word that conjugation knows must not be in the row', () => {
  const eating = (more: string) =>
    headwordLine(`먹다|verb|regular|A1|eating|to eat||frame=을/를;${more}|저는 빵을 먹어요.|I eat bread.`)
  expect(eating('asked=honorific').honorific).toBe('드시다')
  expect(() => eating('honorific=드시다')).toThrow('write asked=honorific')
  expect(() => eating('asked=humble')).toThrow('its humble word is not known')
})

test('a word that learners are not asked about needs no example', () => {
  const unasked = headwordLine('취하다|verb|하다|C1|eating|to get drunk||frame=에')
  expect(headwordFaults(unasked, read)).toEqual([])
  expect(headwordListFaults([...headwords, unasked])).toEqual([])
})

test('a word with questions keeps its key without a digit; a word without questions gets the digit', () => {
  const second = (key: string) => headwordLine(`${key}|verb|regular|B1|making|to jot down||frame=을/를`)
  expect(headwordListFaults([...headwords, second('먹다2')])).toEqual([])
  expect(headwordListFaults([...headwords, second('먹다')]).join()).toContain('먹다 is listed twice')
  expect(headwordListFaults([second('적다'), second('적다2')]).join()).toContain('need digits in their keys')
})

test('an example must contain every part of a headword of several words', () => {
  const several = '마음에 들다|verb|ㄹ|A2|emotion|to like||frame=이/가;head=들다|@|I like the house.'
  const mind = '마음|noun||A1|emotion|heart, mind|||마음이 정말 좋아요.|The heart is really good.'
  const faults = (example: string) => {
    const line = several.replace('@', example)
    return headwordFaults(headwordLine(line), smallBook([...WORD_LINES, mind, line]).read)
  }
  expect(faults('집이 마음에 들어요.')).toEqual([])
  expect(faults('집이 들어요.').join()).toContain('does not show')
})

test.each([
  ['a duplicate key', [WORD_LINES[0], WORD_LINES[0]], '먹다 is listed twice'],
  [
    'a shared spelling without digits',
    ['배|noun||A1|body|belly|||배가 추워요.|My belly is cold.', WORD_LINES[23]],
    'need digits in their keys',
  ],
  ['a figure without need', [WORD_LINES[23]], 'no other word has this spelling'],
  [
    'one example for two words',
    [WORD_LINES[0], WORD_LINES[1].replace('저는 매일 커피를 마셔요.', '저는 아침에 빵을 먹어요.')],
    'share an example',
  ],
])('in the list %s is found', (_, lines, fault) => {
  expect(headwordListFaults(lines.map(headwordLine)).join()).toContain(fault)
})
