import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { predicate } from '#korean/predicate.ts'
import type { Points } from '#questions/point.ts'
import type { QuestionType } from '#questions/question.ts'
import type { CardContent } from '#review/card.ts'
import { keptMistakes, type MissedAnswer, pointsAbout, subjectOf } from '#review/insight/mistake.ts'
import type { Mistake } from '#review/reviewEntry.ts'
import { formKey, plainKey, type TypedKey, wordKey } from '#review/typedKey.ts'

const HOT = predicate('덥다', 'adjective', 'ㅂ')
const EAT = predicate('먹다', 'verb', 'regular')
const verbClassOf = (lemma: string) => [HOT, EAT].find((own) => own.lemma === lemma)?.class
const NOW = Date.parse('2026-06-30T12:00:00Z')

function item(korean: string, key: TypedKey = plainKey(korean)): CardContent {
  return { type: 'item', korean, english: 'it', key }
}

function question(type: QuestionType, point: string): CardContent {
  return {
    type: 'question',
    question: {
      ...{ id: 'q', type, point, question: '?', options: ['a', 'b', 'c', 'd'] },
      ...{ correct_answer: 0, explanation: 'so', reasons: ['', '', '', ''] },
    },
  }
}

function missed(content: CardContent, given = 'b', mistake: Mistake | null = null): MissedAnswer {
  return { at: NOW, source: 'card', content, given, mistake }
}

describe('a mistake is about', () => {
  const about = (answer: MissedAnswer) => {
    const subject = subjectOf(answer, verbClassOf)
    return subject && `${subject.kind} ${subject.name}`
  }

  test.each([
    ['particle', 'particle-e-place', 'particle particle-e-place'],
    ['cloze', 'particle-eseo', 'particle particle-eseo'],
    ['speech-level', 'formal-seumnida', 'speech-level formal-seumnida'],
    ['conjugation', 'irregular-bieup', 'verb-class irregular-bieup'],
    ['conjugation', 'past-eosseoyo', 'point past-eosseoyo'],
    ['minimal-pair', 'hear-final-consonants', 'sound hear-final-consonants'],
    ['listening-meaning', 'say-linking-a2', 'sound say-linking'],
    ['meaning', 'words-food', 'point words-food'],
  ] as const)('a question of type %s about %s: %s', (type, point, subject) => {
    expect(about(missed(question(type, point)))).toBe(subject)
  })

  test('the particle that was asked, by its point: 에서 in 학교에서 공부해요', () => {
    expect(about(missed(item('학교에서 공부해요'), '학교에 공부해요', 'particle'))).toBe('particle particle-eseo')
    expect(about(missed(item('저는 가요'), '제가 가요', 'particle'))).toBeUndefined()
    expect(about(missed(item('동생만큼 커요'), '동생보다 커요', 'particle'))).toBe('particle 만큼')
  })

  test('the speech level that was asked', () => {
    expect(about(missed(item('먹어요', formKey(EAT, ['-아요'])), '먹습니다', 'speech-level'))).toBe(
      'speech-level present-haeyo',
    )
    const word = wordKey({ word: '먹다', predicate: EAT, near: [] } as never)
    expect(about(missed(item('먹다', word), '먹어요', 'speech-level'))).toBe('speech-level dictionary')
  })

  test('the class of the verb, if its stem changes, whatever was typed', () => {
    const key = { ...formKey(HOT, ['-아요']), lemma: '덥다' }
    for (const mistake of [null, 'letter', 'form'] as const) {
      expect(about(missed(item('더워요', key), '더와요', mistake))).toBe('verb-class irregular-bieup')
    }
    const regular = { ...formKey(EAT, ['-았-', '-아요']), lemma: '먹다' }
    expect(about(missed(item('먹었어요', regular), '먹어요', 'form'))).toBe('verb-class regular')
  })

  test('the two letters that were mixed up, or the one that was left out or added', () => {
    expect(about(missed(item('선생님'), '선샹님', 'letter'))).toBe('spelling ㅐ ㅑ')
    expect(about(missed(item('선생님'), '선샌님', 'letter'))).toBe('spelling ㄴ ㅇ')
    expect(about(missed(item('선생님'), '선생니', 'letter'))).toBe('spelling ㅁ')
  })

  test('nothing, if a word was forgotten or another one fits as well', () => {
    expect(about(missed(item('선생님'), '학교'))).toBeUndefined()
    expect(about(missed(item('선생님'), '교사', 'other-word'))).toBeUndefined()
  })
})

describe('a mistake that one keeps making', () => {
  const made = (point: string, daysAgo: number, source = `${point} ${daysAgo}`): MissedAnswer => ({
    ...missed(question('meaning', point)),
    ...{ at: NOW - daysAgo * DAY_MS, source },
  })
  const kept = (...answers: MissedAnswer[]) =>
    keptMistakes(answers, verbClassOf, NOW).map(({ name, times }) => `${name} ${times}`)

  test('was made three times', () => {
    expect(kept(made('food', 1), made('food', 2))).toEqual([])
    expect(kept(made('food', 1), made('food', 2), made('food', 3))).toEqual(['food 3'])
  })

  test('counts once a day and card: a near miss and its failed retry are one mistake', () => {
    const again = made('food', 1, 'card')
    expect(kept(again, { ...again, at: again.at - 60_000 }, made('food', 2))).toEqual([])
  })

  test('comes first if it was made often and lately', () => {
    const old = [40, 41, 42, 43].map((days) => made('old', days))
    const fresh = [1, 2, 3].map((days) => made('fresh', days))
    expect(kept(...old, ...fresh)).toEqual(['fresh 3', 'old 4'])
  })

  test('is left out if it was not made for 90 days', () => {
    expect(kept(made('food', 91), made('food', 92), made('food', 93))).toEqual([])
    expect(kept(made('food', 89), made('food', 92), made('food', 93))).toEqual(['food 3'])
  })

  test('shows the newest answer', () => {
    const [food] = keptMistakes([made('food', 9), made('food', 2), made('food', 5)], verbClassOf, NOW)
    expect(food?.answers[0]?.at).toBe(NOW - 2 * DAY_MS)
  })
})

test('a mistake in a sound is practiced with the words of every level', () => {
  const points: Points = new Map(
    ['say-linking-a1', 'say-linking-b2', 'say-tense-a1', 'words-food'].map((point) => [point, { point } as never]),
  )
  expect(pointsAbout({ kind: 'sound', name: 'say-linking' }, points)).toEqual(['say-linking-a1', 'say-linking-b2'])
  expect(pointsAbout({ kind: 'point', name: 'words-food' }, points)).toEqual(['words-food'])
  expect(pointsAbout({ kind: 'spelling', name: 'ㅐ ㅔ' }, points)).toEqual([])
})
