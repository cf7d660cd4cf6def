import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DailyState } from '#daily/dailyContract.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const ACCOUNT = { email: 'ann@example.org', password: 'three rounds of korean' }

let folder: ServerFolder
beforeAll(async () => {
  folder = await createMigratedFolder()
})
afterAll(() => folder.remove())

async function playerOf({ url }: ServerProcess, isNew: boolean) {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = isNew ? await client.auth.signUp(ACCOUNT) : await client.auth.signInWithPassword(ACCOUNT)
  if (error) throw error
  return async (name: string, body: object): Promise<DailyState> => {
    const answer = await client.functions.invoke(name, { body })
    if (answer.error) throw answer.error
    return answer.data
  }
}

test('Kill in the middle of a daily round: it goes on with the same question, and the answer that was acknowledged stays', async () => {
  const first = await startServerProcess(folder.path, VARIABLES)
  const before = await playerOf(first, true)
  const { date, question } = await before('daily-begin', { grade: 'a1' })
  const { your_answer, marks } = await before('daily-answer', {
    date,
    question_no: 1,
    option_id: question?.options[0]?.id,
  })
  const open = await before('daily-open', { date, question_no: 2 })
  await first.kill()

  const second = await startServerProcess(folder.path, VARIABLES)
  try {
    const after = await playerOf(second, false)
    const state = await after('daily-state', { date })
    expect(state).toMatchObject({ phase: 'question', marks, question: open.question })
    const again = await after('daily-answer', { date, question_no: 1, option_id: question?.options[1]?.id })
    expect(again.marks[0]).toEqual(marks[0])
    const next = await after('daily-answer', { date, question_no: 2, option_id: open.question?.options[0]?.id })
    expect(next).toMatchObject({
      phase: 'feedback',
      marks: [{ outcome: your_answer?.correct ? 'right' : 'wrong' }, {}, null],
    })
  } finally {
    await second.stop()
  }
})
