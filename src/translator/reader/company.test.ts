import { describe, expect, test } from 'vitest'
import { glosses } from '#tests/support/translator/readWords.ts'

describe('The words around a word tell which of its senses is meant', () => {
  test.each([
    ['아침이 오면 아침을 먹어', ['morning', 'come', 'breakfast', 'eat']],
    ['두 손을 꼭 잡고', ['two', 'hand', 'tightly', 'hold (a hand)']],
    ['꼭 우리 같다고', ['exactly (like)', 'we', 'like (similar to)']],
    ['첫눈이 내려', ['first snow (of the year)', 'fall (rain, snow)']],
    ['아무 일도 없어', ['any (no matter which)', 'matter', 'not be (somewhere)']],
    ['온 세상이', ['whole', 'world (people live in)']],
    ['다리 위를 걸었지', ['bridge', 'top (upper side)', 'walk']],
    ['창에 기대어', ['window', 'lean on']],
    ['고개를 넘던', ['mountain pass', 'go over']],
    ['고개를 숙여', ['head (raised, bowed)', 'bow']],
    ['톡은 씹고', ['text message (on KakaoTalk)', 'ignore (a message)']],
    ['밥을 씹고', ['cooked rice', 'chew']],
    ['불을 꺼 줘', ['light (lamp)', 'turn off', 'do for someone']],
    ['산에 불이 나', ['mountain', 'fire', 'break out']],
    ['너를 지켜 줄게', ['you (to a friend)', 'protect', 'do for someone']],
    ['약속을 지켜', ['promise', 'keep (a promise)']],
    ['박수를 쳐', ['applause', 'clap (one’s hands)']],
    ['손을 놓쳐', ['hand', 'let slip (from one’s hand)']],
    ['사과를 반씩 나누자', ['apple', 'half', 'share']],
    ['짐을 실은 기차', ['luggage', 'load (cargo)', 'train']],
    ['눈물이 흘러 내려', ['tears (crying)', 'flow', 'fall (rain, snow)']],
    ['네 이름을 썼어', ['you (to a friend)', 'name', 'write']],
  ])('%s is %j', (text, expected) => {
    expect(glosses(text)).toEqual(expected)
  })

  test('an adverb may stand between', () => {
    expect(glosses('보름달이 휘영청 뜬')).toEqual(['full moon', 'brightly (of the moon)', 'rise (the sun)'])
  })

  test('what is said twice calls somebody, and said once tells what it is', () => {
    expect(glosses('파도야 파도야')).toEqual(['wave (sea)', 'wave (sea)'])
  })
})
