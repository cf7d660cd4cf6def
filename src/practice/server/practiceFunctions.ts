import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { RateLimit } from '#platform/server/http/rateLimit.ts'
import {
  beginRequest,
  placementRequest,
  practiceAnswerRequest,
  practiceNextRequest,
  practiceRequest,
  recordingRequest,
  untimedAnswerRequest,
  untimedBeginRequest,
} from '#practice/practiceContract.ts'
import { beginPartnerDuel, beginRecordingDuel, offerRecording } from '#practice/server/beginDuel.ts'
import { beginPlacement, knownLevel } from '#practice/server/placement.ts'
import { callerOf } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { answerUntimed, beginUntimed, endUntimed, nextUntimed, readUntimed } from '#practice/server/untimedPractice.ts'
import { ownDuel, visitDuel } from '#practice/server/visitDuel.ts'

/** More than any player needs. It slows down a script; how much the script can collect in a day is limited by `practiceLimit.ts`. */
const BEGIN_LIMIT = { name: 'practice-begin', count: 20, periodSeconds: 60 }
/** A page polls every two seconds and at every change, and a player may have two tabs. */
const STATE_LIMIT = { name: 'practice-state', count: 180, periodSeconds: 60 }
const ACTION_LIMIT = { name: 'practice-action', count: 60, periodSeconds: 60 }

export function practiceFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    ...duelFunctions(dependencies),
    ...recordingFunctions(dependencies),
    ...untimedFunctions(dependencies),
    ...placementFunctions(dependencies),
  ]
}

/** After its start, a duel with a recording uses the same functions as one with a program. */
function recordingFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'recording-offer',
      access: 'user',
      input: recordingRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, ...call }) =>
        offerRecording(dependencies, callerOf(call, dependencies.keyedHash), input.skill_type),
    }),
    defineFunction({
      name: 'recording-begin',
      access: 'user',
      input: recordingRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) =>
        beginRecordingDuel(dependencies, callerOf(call, dependencies.keyedHash), input.skill_type),
    }),
  ]
}

/** After its start, a placement uses the functions of practice without a clock. */
function placementFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'placement-begin',
      access: 'user',
      input: placementRequest,
      rateLimit: BEGIN_LIMIT,
      run: (call) => beginPlacement(dependencies, callerOf(call, dependencies.keyedHash)),
    }),
    defineFunction({
      name: 'known-level',
      access: 'user',
      input: placementRequest,
      rateLimit: ACTION_LIMIT,
      run: (call) => knownLevel(dependencies, callerOf(call, dependencies.keyedHash)),
    }),
  ]
}

function duelFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'practice-begin',
      access: 'user',
      input: beginRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) =>
        beginPartnerDuel(dependencies, callerOf(call, dependencies.keyedHash), {
          skill: input.skill_type,
          strength: input.strength,
        }),
    }),
    defineFunction({
      name: 'practice-state',
      access: 'user',
      input: practiceRequest,
      rateLimit: STATE_LIMIT,
      run: ({ input, ...call }) =>
        visitDuel(dependencies, ownDuel(input.practice_id, callerOf(call, dependencies.keyedHash).userId), null),
    }),
    actionFunction('practice-ready', 'ready', dependencies),
    actionFunction('practice-resign', 'resign', dependencies),
    defineFunction({
      name: 'practice-next',
      access: 'user',
      input: practiceNextRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, ...call }) =>
        visitDuel(dependencies, ownDuel(input.practice_id, callerOf(call, dependencies.keyedHash).userId), {
          kind: 'next',
          questionNo: input.question_no,
        }),
    }),
    defineFunction({
      name: 'practice-answer',
      access: 'user',
      input: practiceAnswerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, ...call }) =>
        visitDuel(dependencies, ownDuel(input.practice_id, callerOf(call, dependencies.keyedHash).userId), {
          kind: 'answer',
          questionNo: input.question_no,
          optionId: input.option_id,
        }),
    }),
  ]
}

function actionFunction(name: string, kind: 'ready' | 'resign', dependencies: PracticeDependencies): WireFunction {
  return defineFunction({
    name,
    access: 'user',
    input: practiceRequest,
    rateLimit: ACTION_LIMIT,
    run: ({ input, ...call }) =>
      visitDuel(dependencies, ownDuel(input.practice_id, callerOf(call, dependencies.keyedHash).userId), { kind }),
  })
}

function untimedFunctions(dependencies: PracticeDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'untimed-begin',
      access: 'user',
      input: untimedBeginRequest,
      rateLimit: BEGIN_LIMIT,
      run: ({ input, ...call }) =>
        beginUntimed(dependencies, callerOf(call, dependencies.keyedHash), input.skill_type, input.page),
    }),
    untimedFunction('untimed-state', STATE_LIMIT, dependencies, readUntimed),
    untimedFunction('untimed-next', ACTION_LIMIT, dependencies, nextUntimed),
    untimedFunction('untimed-end', ACTION_LIMIT, dependencies, endUntimed),
    defineFunction({
      name: 'untimed-answer',
      access: 'user',
      input: untimedAnswerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, ...call }) =>
        answerUntimed(
          dependencies,
          { practiceId: input.practice_id, ...callerOf(call, dependencies.keyedHash) },
          { questionNo: input.question_no, optionId: input.option_id },
        ),
    }),
  ]
}

function untimedFunction(
  name: string,
  rateLimit: RateLimit,
  dependencies: PracticeDependencies,
  work: typeof readUntimed,
): WireFunction {
  return defineFunction({
    name,
    access: 'user',
    input: practiceRequest,
    rateLimit,
    run: ({ input, ...call }) =>
      work(dependencies, { practiceId: input.practice_id, ...callerOf(call, dependencies.keyedHash) }),
  })
}
