import { describe, expect, test } from 'vitest'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'

const read = builtInParts.reader?.()

/** The words of a text, each with its gloss and its parts. */
function words(text: string): [string, string, string][] {
  return [...(read?.(text) ?? [])].map(({ text: word, gloss, parts }) => [
    word,
    gloss,
    parts.map((part) => `${part.text} ${part.meaning}`).join(' · '),
  ])
}

describe('A Korean text is read word by word', () => {
  test('nouns with their particles, predicates with their endings', () => {
    expect(words('저는 서울에 사는 학생이에요.')).toEqual([
      ['저는', 'I (humble)', '저 I (humble) · 는 topic particle'],
      ['서울에', 'Seoul', '서울 Seoul · 에 at, in, to'],
      ['사는', 'live', '살 live · 는 describes the noun'],
      ['학생이에요.', 'student', '학생 student · 이 to be · 에요 polite ending (해요체)'],
    ])
  })

  test.each([
    ['안 먹었어?', ['not', 'eat']],
    ['안에 있어요', ['inside', 'be (somewhere)']],
    ['먹을 게 없어요.', ['eat', 'thing (spoken)', 'not be (somewhere)']],
    ['내일 3시에 만나요!', ['tomorrow', '3 o’clock', 'meet']],
    ['K팝을 좋아해요', ['K 팝', 'like']],
  ])('%s is %j', (text, glosses) => {
    expect(words(text).map(([, gloss]) => gloss)).toEqual(glosses)
  })

  test('an ending that goes on in the next word is named as a whole, and only where that word goes on', () => {
    expect(words('보고 싶어')[0]?.[2]).toBe('보 see · 고 part of -고 싶다, “want to”')
    expect(words('보고 갔어')[0]?.[2]).toBe('보 see · 고 and')
  })

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
