import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXPLANATION } from '#tests/support/arena/matchStage.ts'
import { firstTask, learnerOf, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

let stage: ReviewStage
beforeAll(async () => {
  stage = await openReviewStage()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

describe('a match', () => {
  test('puts what was answered wrong, too late or by nobody into the deck when it is over', async () => {
    const { matches } = stage
    const [annId, benId] = [await matches.newcomer(), await matches.newcomer()]
    const [ann, ben] = [learnerOf(annId, stage), learnerOf(benId, stage)]
    const match = await matches.begun({ userIds: [annId, benId] })
    await matches.at(5)
    await match.ann.answer(1, 'wrong')
    await match.ben.answer(1, 'right')
    expect((await ann.counts()).cards).toBe(0)
    await matches.at(9)
    await match.ann.answer(2, 'right')
    await matches.at(250)
    await match.ann.state()
    const session = await ann.session()
    // Nobody answered the third question in time.
    expect(session).toMatchObject({ due: 2, cards: 2 })
    const task = firstTask(session)
    expect(task).toMatchObject({
      kind: 'question',
      skill_type: 'vocab',
      source: 'match',
      source_id: match.id,
      hint: null,
    })
    expect(JSON.stringify(session)).not.toContain(EXPLANATION)
    if (task.prompt.type !== 'question') throw new Error('Not a question')
    expect(task.prompt.options).toHaveLength(4)
    expect(task.prompt.options).toContain('right')
    const wrong = await ann.answer(task, task.prompt.options?.find((each) => each !== 'right') ?? '')
    expect(wrong).toMatchObject({
      outcome: 'wrong',
      result: {
        right: 'right',
        explanation: expect.stringContaining(EXPLANATION),
        reason: expect.stringMatching(/^Not/),
      },
    })
    expect((await ben.session()).tasks).toHaveLength(2)
    expect((await ann.counts()).cards).toBe(2)
  })
})

describe('a practice', () => {
  const practiced = (userId: string, questionIds: readonly (string | undefined)[], columns: string) =>
    stage.rows(
      `with practicing as (insert into practices (user_id, kind, skill_type, rating) values ($1, 'untimed', 'vocab', 1000) returning id)
       insert into app.practice_questions (practice_id, number, question_id, seed, option_id, correct, answered_at, left_at)
       select id, n, question, decode(repeat('00', 32), 'hex'), ${columns}
       from practicing, unnest($2::text[]) with ordinality as asked (question, n)`,
      [userId, questionIds],
    )

  test('puts what was answered wrong into the deck, but not before the question has closed for sure', async () => {
    const ann = await stage.learner()
    await stage.at(0)
    const [one, two] = stage.dependencies.bank.of('vocab')
    await practiced(ann.id, [one?.id, two?.id], `'x', n = 2, app_now(), null`)
    await stage.at(0, 1)
    expect((await ann.counts()).cards).toBe(0)
    await stage.at(0, 3)
    expect(firstTask(await ann.session())).toMatchObject({ source: 'practice', kind: 'question' })
    expect((await ann.counts()).cards).toBe(1)
  })

  test('puts what was not answered into the deck once the learner has gone on from it', async () => {
    const ann = await stage.learner()
    await stage.at(0)
    const [one, two] = stage.dependencies.bank.of('vocab')
    await practiced(ann.id, [one?.id, two?.id], `null, null, null, case n when 1 then app_now() end`)
    await stage.at(0, 3)
    expect((await ann.counts()).cards).toBe(1)
  })
})

describe('a daily round', () => {
  test('puts what was missed into the deck, once, as it was asked that day', async () => {
    const ann = await stage.learner()
    const questions = stage.dependencies.bank.of('vocab').slice(0, 3)
    await stage.rows(
      `with drawn as (insert into app.daily_rounds (date, grade, seed, questions)
         values ('2027-01-01', 'a1', decode(repeat('00', 32), 'hex'), $2::jsonb)),
       played as (insert into daily_tries (user_id, date, grade) values ($1, '2027-01-01', 'a1'))
       insert into daily_answers (user_id, date, number, opened_at, closed_at, option_id, correct)
       values ($1, '2027-01-01', 1, app_now(), app_now(), 'x', true), ($1, '2027-01-01', 2, app_now(), app_now(), 'x', false),
         ($1, '2027-01-01', 3, app_now(), null, null, null)`,
      [ann.id, JSON.stringify(questions)],
    )
    const session = await ann.session()
    expect(session).toMatchObject({ due: 1, cards: 1 })
    const task = firstTask(session)
    expect(task).toMatchObject({ source: 'daily', source_id: '2027-01-01', kind: 'question' })
    expect(task.prompt).toMatchObject({ question: questions[1]?.question })
    expect((await ann.counts()).cards).toBe(1)
    await stage.rows('update daily_answers set closed_at = app_now() where user_id = $1 and number = 3', [ann.id])
    expect((await ann.counts()).cards).toBe(2)
  })
})

describe('a saved translation', () => {
  test('puts each of its words and its pattern into the deck, once', async () => {
    const ann = await stage.learner()
    const id = await ann.saves('I want to eat bread with my friend.', '저는 친구와 빵을 먹고 싶어요.')
    await ann.counts()
    await ann.counts()
    const cards = await stage.rows(
      `select key, kind, skill_type, source, source_id, content -> 'english' as english from review_cards where user_id = $1 order by place`,
      [ann.id],
    )
    const from = { source: 'translation', source_id: id }
    expect(cards).toEqual([
      { key: 'word:저:i (humble)', kind: 'word', skill_type: 'vocab', english: 'I (humble)', ...from },
      { key: 'word:친구', kind: 'word', skill_type: 'vocab', english: 'friend', ...from },
      { key: 'word:빵', kind: 'word', skill_type: 'vocab', english: 'bread', ...from },
      { key: 'word:먹다', kind: 'word', skill_type: 'vocab', english: 'to eat', ...from },
      {
        key: 'pattern:저는 친구와 빵을 먹고 싶어요.',
        kind: 'pattern',
        skill_type: 'grammar',
        english: 'I want to eat bread with my friend.',
        ...from,
      },
    ])
  })

  test('asks for the pattern in its sentence, and takes another level as a near miss', async () => {
    const ann = await stage.learner()
    await ann.saves('I drank coffee yesterday.', '어제 커피를 마셨어요.')
    await stage.rows(`update review_cards set suspended = true where user_id = $1 and kind = 'word'`, [ann.id])
    await ann.counts()
    await stage.rows(`update review_cards set suspended = true where user_id = $1 and kind = 'word'`, [ann.id])
    const task = firstTask(await ann.session())
    expect(task.prompt).toMatchObject({
      english: 'I drank coffee yesterday.',
      sentence: '어제 커피를 ___.',
      lemma: '마시다',
    })
    expect(await ann.answer(task, '마셨습니다')).toMatchObject({
      outcome: 'near',
      miss: { mistake: 'speech-level', asked: 'polite' },
    })
    expect(await ann.answer(task, '마시었어요')).toMatchObject({
      outcome: 'right',
      result: { grade: 2, transcript: '어제 커피를 마셨어요.' },
    })
  })

  test('that is not saved makes no cards', async () => {
    const ann = await stage.learner()
    const id = await ann.saves('I eat bread.', '빵을 먹어요.')
    await stage.rows('update translation_history set saved = false where id = $1', [id])
    expect((await ann.counts()).cards).toBe(0)
  })

  test('that cannot be read now is read the next time', async () => {
    const ann = await stage.learner()
    await ann.saves('I eat bread.', '빵을 먹어요.')
    const { readKorean } = stage.dependencies
    stage.dependencies.readKorean = () => Promise.reject(new Error('busy'))
    expect((await ann.counts()).cards).toBe(0)
    stage.dependencies.readKorean = readKorean
    expect((await ann.counts()).cards).toBe(3)
  })
})

test('a word is added by hand from a gloss, once', async () => {
  const ann = await stage.learner()
  const word = { korean: ' 친구 ', english: 'friend' }
  expect((await ann.call('review-add', word)).body).toEqual({ added: true })
  expect((await ann.call('review-add', word)).body).toEqual({ added: false })
  expect(firstTask(await ann.session())).toMatchObject({ kind: 'word', source: 'hand', source_id: null })
})
