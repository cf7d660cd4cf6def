import { describe, expect, test } from 'vitest'
import { glosses } from '#tests/support/translator/readWords.ts'

describe('A word is read as what can stand in its place', () => {
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
    ['말하지 못한 말', ['say', 'be unable to (do)', 'words (what is said)']],
    ['웃어 보였지', ['laugh', 'show']],
    ['바람 같은 너', ['wind', 'like (similar to)', 'you (to a friend)']],
    ['닿을 것만 같던', ['reach', 'thing (that one does, has)', 'like (similar to)']],
    ['닿을 듯 말 듯한', ['reach', 'as if', 'not do (don’t)', 'seeming (as if)']],
    ['만났으면 해', ['meet', 'do']],
    ['썼다 지웠다 해', ['put on (hat, glasses)', 'erase', 'do']],
    ['나도 따라 웃었어', ['I (casual)', 'follow (a rule, advice)', 'laugh']],
    ['좋을 텐데', ['good', 'it should be, but']],
    ['우린 내게로', ['we', 'I (casual)']],
    ['너의 편이 되어', ['you (to a friend)', 'side (that one takes)', 'become']],
    ['별빛이 쏟아지던', ['starlight', 'pour down']],
    ['거리를 걷다', ['street', 'walk']],
    ['이대로 언제까지나', ['like this (as it is)', 'forever (on and on)']],
    ['비가 그치고 나면', ['rain', 'stop (rain, snow)', 'be done (doing)']],
    ['내 갈 길을', ['I (casual)', 'go', 'road']],
    ['붉어진 두 볼', ['red (deep)', 'two', 'cheek']],
    ['보여 줘', ['show', 'do for someone']],
    ['이리도 아픈 걸까요', ['so (to this degree)', 'sick', 'thing (spoken)']],
    ['되는 줄 아는', ['become', 'knowing how (to do)', 'know']],
    ['모른 척', ['not know', 'pretense']],
    ['누군가 그랬지', ['someone', 'like that (as mentioned)']],
  ])('%s is %j', (text, expected) => {
    expect(glosses(text)).toEqual(expected)
  })
})
