import { beforeAll, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import type { CardDraft } from '#review/card.ts'
import { type SavedSentence, sentenceDrafts, type WordList } from '#review/sentenceDrafts.ts'
import { openDictionary } from '#review/server/dictionary.ts'
import { translate } from '#tests/support/translator/builtIn.ts'

let list: WordList
beforeAll(async () => {
  list = openDictionary(await loadHeadwordIndex())
})

function drafts(korean: string): CardDraft[] {
  const saved: SavedSentence = { id: 'x', english: 'English', words: translate(korean).tones.polite.words }
  return sentenceDrafts(saved, list)
}

const words = (korean: string) =>
  drafts(korean).flatMap(({ kind, content }) => (kind === 'word' && content.type === 'item' ? [content.korean] : []))
const pattern = (korean: string) => drafts(korean).find(({ kind }) => kind === 'pattern')?.content

test('the words come in their dictionary forms, each once', () => {
  expect(words('친구가 학교에서 친구를 기다려요.')).toEqual(['친구', '학교', '기다리다'])
})

test('an auxiliary and a dependent noun are no words of their own', () => {
  expect(words('빵을 먹고 싶어요.')).toEqual(['빵', '먹다'])
  expect(words('한국어를 배울 수 있어요.')).toEqual(['한국어', '배우다'])
})

test('the pattern is the last predicate, with every accepted spelling and the other levels', () => {
  expect(pattern('커피를 마셨어요.')).toMatchObject({
    korean: '마셨어요',
    sentence: '커피를 ___.',
    lemma: '마시다',
    key: {
      accepted: ['마셨어요', '마시었어요'],
      otherLevels: [
        { level: 'formal', text: '마셨습니다' },
        { level: 'formal', text: '마시었습니다' },
        { level: 'casual', text: '마셨어' },
        { level: 'casual', text: '마시었어' },
      ],
    },
  })
})

test('a pattern of several words is asked as one', () => {
  expect(pattern('한국어를 배울 수 있습니다.')).toMatchObject({ korean: '배울 수 있습니다', lemma: '배우다' })
  expect(pattern('빵을 먹고 싶어요.')).toMatchObject({ korean: '먹고 싶어요', sentence: '빵을 ___.', lemma: '먹다' })
})

test('several sentences, one word and a stretch that stayed English have no pattern', () => {
  for (const text of ['빵을 먹어요. 커피를 마셔요.', '가요.', '〔the cat〕 자요.'])
    expect(pattern(text)).toBeUndefined()
})
