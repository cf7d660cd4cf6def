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
    ['네 목소리가 들려', ['you (to a friend)', 'voice', 'be heard']],
    ['네 명이 왔어', ['four', 'person (counter)', 'come']],
    ['네, 알아', ['yes', 'know']],
    [
      '아무 말도 못 한 채',
      ['anyone (no matter who)', 'words (what is said)', 'cannot', 'do', 'in a state (still as it is)'],
    ],
    ['웃음이 나', ['laughter', 'break out']],
    ['우린 내게로', ['we', 'I (casual)']],
    ['너의 편이 되어', ['you (to a friend)', 'side (that one takes)', 'become']],
    ['별빛이 쏟아지던', ['starlight', 'pour down']],
    ['거리를 걷다', ['street', 'walk']],
    ['이대로 언제까지나', ['like this (as it is)', 'forever (on and on)']],
  ])('%s is %j', (text, glosses) => {
    expect(words(text).map(([, gloss]) => gloss)).toEqual(glosses)
  })

  test('an ending that goes on in the next word is named as a whole, and only where that word goes on', () => {
    expect(words('보고 싶어')[0]?.[2]).toBe('보 see · 고 part of -고 싶다, “want to”')
    expect(words('보고 갔어')[0]?.[2]).toBe('보 see · 고 and')
    expect(words('울지 마').map(([, , parts]) => parts)).toEqual([
      "울 cry · 지 part of -지 말다, “don't”",
      '말 not do (don’t) · 아 casual ending (해체)',
    ])
    expect(words('나타난 거야')[0]?.[2]).toBe('나타나 appear · ㄴ describes the noun, past')
    expect(words('나타난 것 같아')[0]?.[2]).toContain('것 같다')
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
