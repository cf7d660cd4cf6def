import { expect, test } from 'vitest'
import { heardFaults } from '#questions/heardFaults.ts'
import type { Question } from '#questions/question.ts'

const good: Question = {
  id: 'listening-a1-cat',
  skill: 'listening',
  type: 'listening-place',
  level: 'A1',
  point: 'hear-where-things-are',
  question: 'Where does the woman see the cat?',
  audio: [
    ['male', '고양이가 침대 위에 있어요?'],
    ['female', '아니요, 지금 문 앞에 있어요.'],
  ],
  options: ['at the door', 'on the bed', 'in the box', 'under the bed'],
  correct_answer: 0,
  explanation: '지금 … 앞에 있어요: now it is in front of the door.',
  reasons: ['', 'He asks 침대 위에 있어요?, and she says 아니요.', 'In the box would be: 상자 안에.', 'Under is 밑.'],
  difficulty: 750,
}

const explained = (explanation: string) => heardFaults({ ...good, explanation })

test('a question that is true of its audio has no faults', () => {
  expect(heardFaults(good)).toEqual([])
})

test.each([
  ['before a colon', '문 뒤에 있어요: it is behind the door.'],
  ['after a colon', 'It is behind the door: 문 뒤에 있어요.'],
  ['with words left out silently', '문에 있어요: it is at the door.'],
])('Korean %s is quoted as it was said', (_, explanation) => {
  expect(explained(explanation).join()).toContain('nobody says')
})

test('a word that is explained, and what somebody else would say, is no quote', () => {
  expect(explained('들어가다 is to go in. Behind the door would be: 문 뒤에.')).toEqual([])
})

test('what the man says is not quoted as the woman’s', () => {
  expect(explained('She says 침대 위에 있어요.').join()).toContain('the other one says it')
  expect(explained('She says 문 앞에 있어요.')).toEqual([])
})

test('a question about the woman needs her voice', () => {
  const audio: Question['audio'] = [
    ['male', '고양이가 침대 위에 있어요?'],
    ['male', '아니요, 지금 문 앞에 있어요.'],
  ]
  const unnamed = { ...good, reasons: ['', 'a', 'b', 'c'] }
  expect(heardFaults({ ...unnamed, audio })).toEqual(['nobody hears who is meant: Where does the woman see the cat?'])
  const alone = { ...unnamed, audio: '고양이가 지금 문 앞에 있어요.' }
  expect(heardFaults({ ...alone, question: '여자는 무엇을 봅니까?' }).join()).toContain('nobody hears who is meant')
  expect(heardFaults({ ...alone, question: 'Where is the cat?' })).toEqual([])
})

test('one voice alone is neither his nor hers', () => {
  const alone = { ...good, audio: '고양이가 지금 문 앞에 있어요?', question: 'Which reply fits?' }
  const reasons = (reason: string) => heardFaults({ ...alone, reasons: ['', reason, 'b', 'c'] })
  expect(reasons('She asks where it is.').join()).toContain('the voice does not tell a man from a woman')
  expect(reasons('The question is where it is.')).toEqual([])
})

test('the English of a reply says every sentence that is heard, and may join two', () => {
  const reply = (audio: string, heard: string) => {
    const english = `Choose the reply that fits. ${heard}`
    const explanation = 'The cat wants to come in.'
    return heardFaults({ ...good, type: 'listening-reply', question: '', explanation, reasons: [], audio, english })
  }
  const cat = '고양이가 지금 문 앞에 있어요. 문을 열까요?'
  expect(reply(cat, 'Should I open the door?').join()).toContain('the English leaves out a sentence')
  expect(reply(cat, 'The cat is at the door. Should I open it?')).toEqual([])
  expect(reply('문을 열어요. 고양이가 왔어요.', 'I’m opening the door, because the cat is here.')).toEqual([])
  expect(reply('고양이가 문 앞에 있어서요. 문을 좀….', 'The cat is at the door, and your door…')).toEqual([])
})
