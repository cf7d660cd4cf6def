import { beforeAll, describe, expect, test } from 'vitest'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { recognizer } from '#korean/recognizer.ts'
import { gradedAnswer } from '#review/grading.ts'
import { type Dictionary, typedVerdict } from '#review/typedAnswer.ts'
import { formKey, patternKey, plainKey, readFormKey, type TypedKey, wordKey } from '#review/typedKey.ts'

let headwords: HeadwordIndex
beforeAll(async () => {
  headwords = await loadHeadwordIndex()
})

function entry(word: string) {
  const found = headwords(word)
  if (!found?.predicate) throw new Error(`${word} is not a predicate of the list`)
  return { ...found, predicate: found.predicate }
}

const dictionary: Dictionary = {
  isWord: (text) => ['두다', '가다', '학교'].includes(text),
  isFormOf: (lemma, text) => recognizer([entry(lemma).predicate])(text).length > 0,
}
const judged = (key: TypedKey, given: string) => typedVerdict(key, given, dictionary)
const RIGHT = { outcome: 'right' }
const WRONG = { outcome: 'wrong' }
const near = (miss: object) => ({ outcome: 'near', miss })

describe('what is right', () => {
  test('spaces, punctuation and the way in which the system composes letters make no difference', () => {
    const key = plainKey('안녕히 가세요.')
    for (const given of ['안녕히 가세요', '안녕히가세요', ' 안녕히  가세요! ', '안녕히 가세요.'.normalize('NFD')]) {
      expect(judged(key, given)).toEqual(RIGHT)
    }
  })

  test('every spelling that the norm accepts', () => {
    const key = formKey(entry('되다').predicate, ['-아요'])
    expect(judged(key, '돼요')).toEqual(RIGHT)
    expect(judged(key, '되어요')).toEqual(RIGHT)
    expect(judged(formKey(entry('먹다').predicate, ['-아 보다', '-아요']), '먹어봐요')).toEqual(RIGHT)
  })

  test('a pattern with or without its optional parts', () => {
    for (const given of ['-(으)세요', '으세요', '세요']) expect(judged(patternKey('-(으)세요'), given)).toEqual(RIGHT)
    for (const given of ['은/는', '은', '는']) expect(judged(patternKey('은/는'), given)).toEqual(RIGHT)
  })
})

describe('a near miss', () => {
  test('in one letter says which syllable is off', () => {
    const key = plainKey('선생님')
    expect(judged(key, '선섕님')).toEqual(near({ mistake: 'letter', syllable: 2 }))
    expect(judged(key, '선새님')).toEqual(near({ mistake: 'letter', syllable: 2 }))
    expect(judged(key, '선생닌')).toEqual(near({ mistake: 'letter', syllable: 3 }))
    expect(judged(plainKey('친구'), '친국')).toEqual(near({ mistake: 'letter', syllable: 2 }))
  })

  test('at another speech level names both levels', () => {
    const key = formKey(entry('먹다').predicate, ['-았-', '-아요'])
    expect(judged(key, '먹었습니다')).toEqual(near({ mistake: 'speech-level', asked: 'polite', given: 'formal' }))
    expect(judged(key, '먹었어')).toEqual(near({ mistake: 'speech-level', asked: 'polite', given: 'casual' }))
    expect(judged(wordKey(entry('먹다')), '먹어요')).toEqual(
      near({ mistake: 'speech-level', asked: 'dictionary', given: 'polite' }),
    )
  })

  test('with another particle names the noun', () => {
    expect(judged(plainKey('학교에 가요'), '학교에서 가요')).toEqual(near({ mistake: 'particle', noun: '학교' }))
    expect(judged(plainKey('친구를 만나요'), '친구가 만나요')).toEqual(near({ mistake: 'particle', noun: '친구' }))
    expect(judged(plainKey('친구'), '친구가')).toEqual(near({ mistake: 'particle', noun: '친구' }))
  })

  test('with the wrong shape of a particle is a letter', () => {
    expect(judged(plainKey('친구는 와요'), '친구은 와요')).toMatchObject(near({ mistake: 'letter' }))
  })

  test('in another form of the word that is asked names the word', () => {
    const { predicate } = entry('입다')
    const key = readFormKey(predicate, [['-아요']], '입어요') ?? plainKey('')
    expect(judged(key, '입었어요')).toEqual(near({ mistake: 'form', lemma: '입다' }))
    expect(judged(key, '입습니다')).toMatchObject(near({ mistake: 'speech-level' }))
    expect(judged(key, '이워요')).toEqual(WRONG)
  })

  test('with another word that fits the prompt, too', () => {
    expect(judged(wordKey(entry('먹다')), '드시다')).toEqual(near({ mistake: 'other-word' }))
  })
})

test('a form with two readings takes the spellings of both', () => {
  const { predicate } = entry('듣다')
  const key = readFormKey(predicate, [['-(으)세요'], ['-시-', '-아요']], '들으세요')
  expect(key?.accepted[0]).toBe('들으세요')
  expect(key?.accepted).toContain('들으셔요')
  expect(readFormKey(predicate, [['-아요']], '들으세요')).toBeUndefined()
})

describe('what is wrong', () => {
  test('another word, even if only a letter differs', () => {
    expect(judged(plainKey('주다'), '두다')).toEqual(WRONG)
    expect(judged(plainKey('물'), '불')).toEqual(WRONG)
    expect(judged(plainKey('ㄱ'), 'ㄴ')).toEqual(WRONG)
  })

  test('another tense, two letters, or nothing', () => {
    const key = formKey(entry('먹다').predicate, ['-아요'])
    for (const given of ['먹었어요', '묵아요', '', ' . ']) expect(judged(key, given)).toEqual(WRONG)
  })
})

describe('the grade', () => {
  const content = { type: 'item', korean: '선생님', english: 'teacher', key: plainKey('선생님') } as const
  const graded = (given: string, more: { retried?: boolean; hinted?: boolean } = {}) =>
    gradedAnswer(content, { given, retried: false, hinted: false, ...more }, dictionary)

  test('of a right answer is good, and after a hint or a near miss hard', () => {
    expect(graded('선생님')).toEqual({ outcome: 'right', mistake: null, grade: 3, miss: null })
    expect(graded('선생님', { hinted: true }).grade).toBe(2)
    expect(graded('선생님', { retried: true }).grade).toBe(2)
  })

  test('of a near miss is given after one retry', () => {
    expect(graded('선섕님')).toMatchObject({ outcome: 'near', mistake: 'letter', grade: null })
    expect(graded('선섕님', { retried: true })).toMatchObject({ outcome: 'wrong', mistake: 'letter', grade: 1 })
  })

  test('of a wrong answer is again', () => {
    expect(graded('학교')).toEqual({ outcome: 'wrong', mistake: null, grade: 1, miss: null })
  })

  test('of a chosen option needs the very option', () => {
    const question = {
      id: 'q',
      type: 'spot-mistake',
      point: 'p',
      question: '?',
      options: ['우유을 마셔요.', '우유를 마셔요.', '물를 마셔요.', '빵를 먹어요.'],
      correct_answer: 1,
      explanation: '',
      reasons: [],
    } as const
    const chosen = (given: string) =>
      gradedAnswer({ type: 'question', question }, { given, retried: false, hinted: false }, dictionary)
    expect(chosen('우유를 마셔요.')).toMatchObject({ outcome: 'right', grade: 3 })
    expect(chosen('우유을 마셔요.')).toMatchObject({ outcome: 'wrong', grade: 1 })
  })
})
