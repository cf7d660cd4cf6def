import { describe, expect, test } from 'vitest'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'

const read = builtInParts.reader?.()

describe('A Korean text is read word by word', () => {
  test('a word with several readings has the others as senses', () => {
    const [, live] = [...(read?.('서울에 사는') ?? [])]
    expect(live?.senses).toContainEqual({ korean: '사다', hint: 'buy' })
  })

  test('a word that is not in the list has no gloss, and its place is in the text', () => {
    const [, word] = [...(read?.('오늘 뷁뷁!') ?? [])]
    expect(word).toMatchObject({ text: '뷁뷁!', gloss: '', parts: [], start: 3 })
  })
})

describe('The engine', () => {
  test('reads a Korean text instead of translating it: every tone is the text itself', () => {
    const { source, status, tones, steps } = translate('오늘 날씨가 좋아요.')
    expect([source, status, steps.polite]).toEqual(['korean', 'complete', []])
    expect(tones.business.text).toBe('오늘 날씨가 좋아요.')
    expect(tones.polite.romanization).toBe('oneul nalssiga joayo.')
  })

  test('names the words that it does not know', () => {
    const { status, unknown } = translate('오늘 뷁뷁!')
    expect([status, unknown]).toEqual(['partial', [{ kind: 'word', text: '뷁뷁', start: 3, end: 5 }]])
  })

  test('translates English with some Korean in it', () => {
    expect(translate('I like 김치.').source).toBe('english')
  })
})
