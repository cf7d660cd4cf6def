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
      ['any (no matter which)', 'words (what is said)', 'cannot', 'do', 'in a state (still as it is)'],
    ],
    ['웃음이 나', ['laughter', 'come out']],
    ['이름을 적어', ['name', 'write down']],
    ['달이 밝아', ['moon', 'bright']],
    ['이번 달에 해가 뜨면', ['this time', 'month', 'sun', 'rise (the sun)']],
    ['아침이 오면 아침을 먹어', ['morning', 'come', 'breakfast', 'eat']],
    ['두 손을 꼭 잡고', ['two', 'hand', 'tightly', 'hold (a hand)']],
    ['말하지 못한 말', ['say', 'be unable to (do)', 'words (what is said)']],
    ['웃어 보였지', ['laugh', 'show']],
    ['바람 같은 너', ['wind', 'like (similar to)', 'you (to a friend)']],
    ['아무 일도 없어', ['any (no matter which)', 'matter', 'not be (somewhere)']],
    ['첫눈이 내려', ['first snow (of the year)', 'fall (rain, snow)']],
    ['온 세상이', ['whole', 'world (people live in)']],
    ['닿을 듯 말 듯한', ['reach', 'as if', 'not do (don’t)', 'seeming (as if)']],
    ['만났으면 해', ['meet', 'do']],
    ['나도 따라 웃었어', ['I (casual)', 'follow (a rule, advice)', 'laugh']],
    ['좋을 텐데', ['good', 'it should be, but']],
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

  test('a particle and 는 that are said as one are both named', () => {
    expect(words('밤엔')).toEqual([['밤엔', 'night', '밤엔 night + at, in, to + topic particle']])
  })

  test('a plan is named as a whole, and a question to oneself suggests nothing', () => {
    expect(words('찾을 거야')[0]?.[2]).toContain('will, be going to')
    expect(words('왜 이리 길까').at(-1)?.[2]).toBe('길 long · ㄹ까 I wonder; shall we? (casual)')
  })

  test('-아/어 of a verb before another word may go on with the sentence', () => {
    expect(words('밤을 지나 아침이 와')[1]?.[2]).toContain('and then')
    expect(words('눈물이 나.')[1]?.[2]).not.toContain('and then')
    expect(words('울지 마 제발')[1]?.[2]).not.toContain('and then')
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
