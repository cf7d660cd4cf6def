import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

test.for([
  ['im so proud of u', 'I’m so proud of you'],
  ['dont worry abt it', 'Don’t worry about it'],
  ['its cold today', 'It’s cold today'],
  ['heyyy how r u', 'hey how are you'],
  ['thankss', 'thanks'],
])('%s is read as the words that it stands for', ([chat = '', written = '']) => {
  expect(translate(chat).tones.polite.text).toBe(translate(written).tones.polite.text)
  expect(translate(chat).status).toBe('complete')
})

test.for([
  ['The company changed its name.', 'its'],
  ['Ann is here.', 'Ann'],
])('%s keeps its %s', ([english = '', word = '']) => {
  expect(translate(english).tones.polite.words.flatMap(({ gloss }) => gloss)).not.toContain('it')
  expect(translate(english).unknown.every(({ text }) => text === word)).toBe(true)
})

test('a word of friends behind a sentence is said where friends say it, and not in business', () => {
  const { casual, business } = translate('That’s hilarious lol').tones
  expect(casual.text).toBe('진짜 웃기다 ㅋㅋㅋ')
  expect(business.text).toBe('정말 재미있습니다')
})

test('set phrases without marks between them are sentences of their own', () => {
  expect(translate('no worries take your time').tones.polite.text).toBe('괜찮아요. 천천히 하세요')
  expect(translate('I know you are right.').tones.polite.text).not.toContain('. ')
})
