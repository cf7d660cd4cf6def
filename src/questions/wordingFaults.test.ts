import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { wordingFaults } from '#questions/wordingFaults.ts'

const good: Question = {
  id: 'grammar-a1-bus',
  skill: 'grammar',
  type: 'reply',
  level: 'A1',
  point: 'particles',
  question: 'Which answer fits? “How do you go to work?”\n회사에 어떻게 가요?',
  options: ['버스로 가요.', '버스를 가요.', '버스에 가요.', '버스가 가요.'],
  correct_answer: 0,
  explanation: '로 marks what you go by.',
  reasons: ['', '를 marks an object.', '에 marks a place.', '가 marks who acts.'],
  difficulty: 750,
}

function faultsOf(change: Partial<Question>): string[] {
  return wordingFaults({ ...good, ...change }).filter((fault) => fault !== false)
}

const explained = (explanation: string) => faultsOf({ explanation }).join()
const withReason = (reason: string) =>
  faultsOf({ reasons: ['', reason, '에 marks a place.', '가 marks who acts.'] }).join()

test('a well worded question has no faults', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  ['one as everybody', '로 marks what one takes.'],
  ['one at the head of a sentence', 'One says 버스로.'],
  ['one in a question', 'How can one go there?'],
  ['one’s own', '버스로 is “by one’s bus”.'],
  ['oneself', '직접 is “oneself”.'],
  ['the other one for a person', 'The other one pays.'],
  ['speaks of', 'He speaks of a bus.'],
  ['nothing is said of', 'Nothing is said of a bus.'],
  ['says correctly', 'This says correctly that she goes.'],
  ['tells that', 'This tells that she goes.'],
  ['so it is with', 'So it is with 택시로.'],
  ['an inverted clause', 'Before 로 stands a noun.'],
  ['need not', 'She need not go.'],
  ['that one should', 'She says that one should go.'],
  ['it is she who', 'It is she who goes by bus.'],
  ['whom', 'It says with whom she goes.'],
  ['the subway', 'She is in the subway.'],
  ['less for minus', 'Five less two is three.'],
  ['as much again', 'The bus costs half as much again.'],
  ['there is the thing', 'There is the bus.'],
  ['that is the man', 'That is the man.'],
  ['is to', 'She is to go by bus.'],
  ['not of', 'He talks about buses, not of trains.'],
  ['asks so', 'He asks so, and she says no.'],
  ['be had', 'Tickets can no longer be had.'],
  ['wears no', 'She wears no hat.'],
  ['shall', 'He asks whether he shall go.'],
])('%s is stiff English', (_, explanation) => {
  expect(explained(explanation)).toContain('stiff English')
})

test.each([
  ['one of several things', 'Which one is right? The one in a bus.'],
  ['one against the other', 'One may wait for the other.'],
  ['someone', '누구 is someone’s name.'],
  ['who asks whom', 'Who says this to whom?'],
  ['shall in a translation', '갈까요? is “shall we go?”'],
  ['to the right of', 'She is to the right of him.'],
])('%s is plain English', (_, explanation) => {
  expect(explained(explanation)).toBe('')
})

test.each([
  'How are the two people related?',
  'At what time does she go?',
  'For how many people is it?',
  'To who is this said?',
  'What may she take with her?',
  'When must she go?',
])('“%s” is a stiff task', (question) => {
  expect(faultsOf({ question }).join()).toContain('stiff English')
})

test.each(['What time does she go?', 'How old are you, if I may ask?', 'What may be wrong?'])(
  '“%s” is a plain task',
  (question) => {
    expect(faultsOf({ question })).toEqual([])
  },
)

test('an explanation that only quotes the Korean explains nothing', () => {
  expect(explained('버스로 가요.')).toContain('the explanation says nothing in English')
  expect(explained('로: 버스로 is “by bus”.')).toBe('')
})

const REPLY = { question: '이어질 대답으로 알맞은 것을 고르세요.', audio: '회사에 어떻게 가요?' }

test('the English of a task asks for what its Korean asks for, and for nothing more', () => {
  const english = 'Choose the reply that fits. How do you go to work?'
  expect(faultsOf({ ...REPLY, english })).toEqual([])
  expect(faultsOf({ ...REPLY, english: 'Choose the refusal. How do you go to work?' }).join()).toContain(
    'the English of 이어질 대답으로 알맞은 것을 고르세요.',
  )
  expect(faultsOf({ ...REPLY, english: `${english} Choose the refusal.` }).join()).toContain(
    'the English asks for more than the Korean',
  )
})

const REASONS = ['싸서', '빨라서', '만나려고', '비 때문에']
const THINGS = ['버스', '기차', '택시', '배']

test.each([
  ['왜 버스로 갑니까?', REASONS, THINGS],
  ['버스로 가는 이유는 무엇입니까?', REASONS, undefined],
  ['타는 것은 무엇입니까?', THINGS, REASONS],
])('%s is answered with the right kind of options', (question, fitting, unfitting) => {
  expect(faultsOf({ question, options: fitting })).toEqual([])
  if (unfitting !== undefined) {
    expect(faultsOf({ question, options: unfitting }).join()).toContain('the option does not answer the question')
  }
})

test('what is heard, read or chosen is spelled right, but a wrong form of grammar may be misspelled', () => {
  expect(faultsOf({ audio: '버스로 가면 되요.' }).join()).toContain('misspelled')
  expect(faultsOf({ audio: '작은 거로 주세요.' }).join()).toContain('misspelled')
  expect(faultsOf({ audio: '큰 걸 살 걸 그랬어요.' }).join()).toContain('misspelled')
  expect(faultsOf({ audio: '큰 걸 살걸 그랬어요.' }).join()).not.toContain('misspelled')
  expect(faultsOf({ audio: '작은 걸로 주세요. 자전거로 갈 거예요.' })).toEqual([])
  const options = ['버스로 되요.', '버스를 가요.', '버스에 가요.', '버스가 가요.']
  expect(faultsOf({ options })).toEqual([])
  expect(faultsOf({ options, skill: 'vocab' }).join()).toContain('misspelled')
})

test.each(['colour', 'theatre', 'realise', 'cancelled', 'learnt', 'a film', 'e-mail', 'autumn', 'in hospital'])(
  '%s is not American',
  (word) => {
    expect(withReason(`를 marks ${word}.`)).toContain('is not American English')
  },
)

test.each(['“by bus', 'by bus”', '“by “bus””', '‘by bus', '“by bus’'])('the quote of %s is not closed', (quote) => {
  expect(explained(`로 is ${quote}.`)).toContain('a quote is not closed')
})

test('an apostrophe closes nothing, and a quote may hold one', () => {
  expect(explained('로 is “by Tom’s bus”, and ‘로’ is short.')).toBe('')
})

test('a reason that only repeats the Korean explains nothing', () => {
  expect(withReason('버스를 타고 가요.')).toContain('a reason says nothing in English')
  expect(withReason('버스를 타고 가요: she takes a bus.')).toBe('')
})

test('either all options are sentences or none is', () => {
  const mixed = ['버스로 가요.', '버스를 가요', '버스에 가요.', '버스가 가요.']
  expect(faultsOf({ options: mixed }).join()).toContain('some options end like a sentence')
  expect(faultsOf({ options: ['at noon', 'at 1 p.m.', 'at two', 'at three'] })).toEqual([])
})

const CASUAL = ['버스로 가요.', '버스를 타.', '버스에 가요.', '버스가 가요.']

test('an option in another tone has to be wrong for its tone', () => {
  expect(faultsOf({ options: CASUAL })).toEqual(['the tone tells 버스를 타. from 버스로 가요.'])
  const reasons = ['', 'This is casual, and she is your boss.', '에 marks a place.', '가 marks who acts.']
  expect(faultsOf({ options: CASUAL, reasons })).toEqual([])
})

test('not where the tone is what is asked', () => {
  expect(faultsOf({ options: CASUAL, type: 'speech-level' })).toEqual([])
})

test('each wrong option has a reason of its own, unless homonyms share a meaning', () => {
  const twice = ['', '를 marks an object.', '에 marks a place.', '에 marks a place.']
  expect(faultsOf({ reasons: twice })).toEqual(['two options have the same reason: 에 marks a place.'])
  expect(faultsOf({ reasons: twice, type: 'homonym' })).toEqual([])
})
