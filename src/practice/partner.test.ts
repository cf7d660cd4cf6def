import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { medianMs, type PartnerQuestion, partnerAnswer } from '#practice/partner.ts'

const DRAWS = 20_000
const MEANING: PartnerQuestion = {
  question: 'What does 학교 mean?',
  options: ['school', 'hospital', 'library', 'kitchen'],
  correct_answer: 2,
}

/** Knuth's generator of 32 bits: the same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function drawn(strength: number, difficulty: number, question = MEANING) {
  const random = dice(strength * 7 + difficulty)
  return Array.from({ length: DRAWS }, () => partnerAnswer({ question, difficulty, strength }, random))
}

function given(strength: number, difficulty: number, question = MEANING) {
  return drawn(strength, difficulty, question).filter((answer) => answer !== null)
}

function shareOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  return items.filter(fits).length / items.length
}

describe('a practice partner', () => {
  test.each([
    [1000, 1000, 0.625],
    [1400, 1000, 0.25 + 0.75 * (10 / 11)],
    [800, 1200, 0.25 + 0.75 / 11],
    [1200, 1000, 0.25 + 0.75 * 0.7597],
  ])(
    'with strength %i answers a question of difficulty %i right as often as Elo predicts, and never less often than by guessing',
    (strength, difficulty, expected) => {
      const right = shareOf(given(strength, difficulty), ({ option }) => option === MEANING.correct_answer)
      expect(Math.abs(right - expected)).toBeLessThan(0.012)
    },
  )

  test('chooses each wrong option equally often', () => {
    const answers = given(1000, 1000)
    const wrong = answers.filter(({ option }) => option !== MEANING.correct_answer)
    for (const index of [0, 1, 3]) {
      expect(Math.abs(shareOf(wrong, ({ option }) => option === index) - 1 / 3)).toBeLessThan(0.02)
    }
  })

  test('answers after a log-normal time: half of the answers before the median, two thirds within one sigma of it', () => {
    const median = medianMs({ question: MEANING, difficulty: 1000, strength: 1000 })
    const logs = given(1000, 1000).map(({ afterMs }) => Math.log(afterMs / median))
    expect(Math.abs(shareOf(logs, (log) => log < 0) - 0.5)).toBeLessThan(0.012)
    expect(Math.abs(shareOf(logs, (log) => Math.abs(log) < 0.4) - 0.6827)).toBeLessThan(0.012)
  })

  test('lets the time run out if a question is far too hard for it, and hardly ever otherwise', () => {
    expect(shareOf(drawn(800, 2_000), (answer) => answer === null)).toBeGreaterThan(0.05)
    expect(shareOf(drawn(1000, 1000), (answer) => answer === null)).toBeLessThan(0.001)
    expect(given(800, 2_000).every(({ afterMs }) => afterMs < 60 * SECOND_MS)).toBe(true)
  })
})

describe('the median time of a partner', () => {
  const meeting = { question: MEANING, difficulty: 1000, strength: 1000 }
  const median = medianMs(meeting)

  test('is about seven seconds for a short question as hard as the partner is strong', () => {
    expect(median).toBeCloseTo(4 * SECOND_MS + 44 * 50 + (2 * SECOND_MS * 2 ** 1.5) / 7, 6)
  })

  test('has its thinking time doubled by every 400 points of difficulty', () => {
    expect(medianMs({ ...meeting, difficulty: 1400 }) - median).toBeCloseTo(4 * SECOND_MS, 6)
    const fluent = { ...meeting, strength: 1800 }
    expect(medianMs({ ...fluent, difficulty: 1400 }) - medianMs(fluent)).toBeCloseTo(SECOND_MS, 6)
  })

  test('leaves a beginner time to read: a weak partner reads Hangul as slowly as a player of its strength', () => {
    const question = {
      question: '빈칸에 들어갈 말을 고르세요.',
      options: ['학교에 가요', '집에 와요', '밥을 먹어요', '물을 마셔요'],
      correct_answer: 0,
    }
    const seconds = (strength: number) => medianMs({ question, difficulty: strength, strength }) / SECOND_MS
    expect(seconds(750)).toBeGreaterThan(20)
    expect(seconds(1150)).toBeGreaterThan(12)
    expect(seconds(1600)).toBeLessThan(10)
    expect(seconds(2000)).toBe(seconds(1600))
  })

  test('grows with the length of the text and of the clip', () => {
    const longer = { ...MEANING, question: `${MEANING.question} Choose the best.` }
    expect(medianMs({ ...meeting, question: longer })).toBeGreaterThan(median)
    const heard = { ...MEANING, audio: '오늘은 학교에 안 가요' }
    expect(medianMs({ ...meeting, question: heard }) - median).toBeCloseTo(2 * SECOND_MS, 6)
  })
})
