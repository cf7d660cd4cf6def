import { conjugate } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { predicate } from '#korean/predicate.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { questionCandidates, selectQuestions, targetRating } from '#questions/selectQuestions.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { SKILLS } from '#rating/skill.ts'
import { type LoadResult, measure } from './load.ts'
import { report } from './report.ts'

const SECONDS = 2
/** Calls that are timed together, because a single call is too short for the clock. */
const BATCH = 100
const VERBS = [
  predicate('먹다', 'verb', 'regular'),
  predicate('듣다', 'verb', 'ㄷ'),
  predicate('모르다', 'verb', '르'),
  predicate('공부하다', 'verb', '하다'),
]
const CHAINS: readonly Suffix[][] = [['-아요'], ['-시-', '-았-', '-습니다'], ['-고 싶다', '-지 않다', '-아요']]
const SENTENCES = ['국물이 뜨거우니까 천천히 드세요.', '저는 한국어를 배우고 싶어요.', '값이 없는 책은 못 읽어요.']
const SMALL_POOL = 100

/** Measures conjugation, pronunciation and the selection of questions, in this process. */
export async function benchKorean(): Promise<void> {
  let turn = 0
  const copied = await perCall(() => structuredClone(SENTENCES[turn++ % SENTENCES.length]))
  const conjugated = await perCall(() => {
    const verb = VERBS[turn++ % VERBS.length]
    if (verb !== undefined) conjugate(verb, CHAINS[turn % CHAINS.length] ?? [])
  })
  report('conjugations', conjugated, 'a sentence copied', copied)
  const pronounced = await perCall(() => pronunciation(SENTENCES[turn++ % SENTENCES.length] ?? ''))
  report('pronunciations of sentences', pronounced, 'a sentence copied', copied)
  await benchSelection()
}

/** Selecting from the whole bank should be as fast as selecting from a hundred questions. */
async function benchSelection(): Promise<void> {
  const bank = await loadBank({ speech: true })
  for (const skill of SKILLS) {
    const pool = bank.of(skill)
    const whole = await perCall(() => choose(pool))
    const small = await perCall(() => choose(pool.slice(0, SMALL_POOL)))
    report(`questions of a match, from ${pool.length} (${skill})`, whole, `from ${SMALL_POOL}`, small)
  }
}

function choose(pool: Parameters<typeof questionCandidates>[0]['pool']): void {
  const random = Math.random
  const target = targetRating([900, 1100], random)
  const candidates = questionCandidates({ pool, use: 'rated', target, seen: new Map(), now: Date.now(), random })
  selectQuestions({ candidates, target, learned: new Map(), recent: new Set(), random })
}

/** The result for a single call. */
async function perCall(call: () => unknown): Promise<LoadResult> {
  const batch = async () => {
    for (let index = 0; index < BATCH; index += 1) call()
  }
  const { perSecond, p50Ms, p99Ms } = await measure({ connections: 1, seconds: SECONDS, call: batch })
  return { perSecond: perSecond * BATCH, p50Ms: p50Ms / BATCH, p99Ms: p99Ms / BATCH }
}
