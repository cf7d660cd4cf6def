import { type Claims, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { contrastPair } from '#review/contrastPair.ts'
import { rightAnswer } from '#review/grading.ts'
import {
  answerRequest,
  overrideRequest,
  type SuspendedCards,
  sendRequest,
  suspendRequest,
  undoRequest,
  wordSetRequest,
} from '#review/reviewContract.ts'
import { addItems } from '#review/server/addLearned.ts'
import { answerCard, overrideAnswer, setSuspended, undoAnswer } from '#review/server/answerCard.ts'
import { readLogs, readSuspended } from '#review/server/cardStore.ts'
import { collectCards } from '#review/server/collectCards.ts'
import { packCards } from '#review/server/packCards.ts'
import { readCounts, readSession } from '#review/server/readSession.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { sendActions } from '#review/server/sendActions.ts'
import { beginWordSet, pauseWordSet, readWordSetState } from '#review/server/wordSetStore.ts'
import { type KeptWordResponse, keptWord } from '#translator/keptWord.ts'

const READ_LIMIT = { name: 'review-read', count: 60, periodSeconds: 60 }
/** An answer, its correction and a change of its grade, every two seconds. */
const ACTION_LIMIT = { name: 'review-action', count: 120, periodSeconds: 60 }
/** A call brings up to a hundred actions of a device. */
const SEND_LIMIT = { name: 'review-send', count: 30, periodSeconds: 60 }
const PACK_LIMIT = { name: 'review-pack', count: 20, periodSeconds: 60 }
/** How many cards that are not asked any longer are listed. */
const SUSPENDED_SHOWN = 50

export function reviewFunctions(dependencies: ReviewDependencies): WireFunction[] {
  return [...readFunctions(dependencies), ...actionFunctions(dependencies), ...wordSetFunctions(dependencies)]
}

function readFunctions(dependencies: ReviewDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'review-session',
      access: 'user',
      input: NO_INPUT,
      rateLimit: READ_LIMIT,
      async run({ claims, signal }) {
        await collectCards(dependencies, userOf(claims), signal)
        dependencies.fits.offer(userOf(claims))
        return readSession(dependencies, userOf(claims))
      },
    }),
    defineFunction({
      name: 'review-counts',
      access: 'user',
      input: NO_INPUT,
      rateLimit: READ_LIMIT,
      async run({ claims, signal }) {
        await collectCards(dependencies, userOf(claims), signal)
        return readCounts(dependencies, userOf(claims))
      },
    }),
    defineFunction({
      name: 'review-pack',
      access: 'user',
      input: NO_INPUT,
      rateLimit: PACK_LIMIT,
      run: ({ claims }) => packCards(dependencies, userOf(claims)),
    }),
    defineFunction({
      name: 'review-suspended',
      access: 'user',
      input: NO_INPUT,
      rateLimit: READ_LIMIT,
      run: ({ claims }) => suspendedCards(dependencies, userOf(claims)),
    }),
  ]
}

function actionFunctions(dependencies: ReviewDependencies): WireFunction[] {
  const callOf = (claims: Claims, { card_id, entry_id }: { card_id: string; entry_id: string }) => ({
    userId: userOf(claims),
    cardId: card_id,
    entryId: entry_id,
  })
  const suspending = (kind: 'suspend' | 'resume') =>
    defineFunction({
      name: `review-${kind}`,
      access: 'user',
      input: suspendRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) => setSuspended(dependencies, callOf(claims, input), kind),
    })
  return [
    defineFunction({
      name: 'review-answer',
      access: 'user',
      input: answerRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) =>
        answerCard(dependencies, callOf(claims, input), { given: input.answer, hinted: input.hinted }),
    }),
    defineFunction({
      name: 'review-override',
      access: 'user',
      input: overrideRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) => overrideAnswer(dependencies, callOf(claims, input), input),
    }),
    defineFunction({
      name: 'review-undo',
      access: 'user',
      input: undoRequest,
      rateLimit: ACTION_LIMIT,
      run: ({ input, claims }) => undoAnswer(dependencies, callOf(claims, input), input.about),
    }),
    defineFunction({
      name: 'review-send',
      access: 'user',
      input: sendRequest,
      rateLimit: SEND_LIMIT,
      run: ({ input, claims }) => sendActions(dependencies, userOf(claims), input.actions),
    }),
    suspending('suspend'),
    suspending('resume'),
    defineFunction({
      name: 'review-add',
      access: 'user',
      signedOut: 'Please sign in to add words to your review.',
      input: keptWord,
      rateLimit: ACTION_LIMIT,
      async run({ input, claims }): Promise<KeptWordResponse> {
        const kind = input.korean.includes(' ') ? 'phrase' : 'word'
        const item = { ...input, kind, source: 'hand', sourceId: null } as const
        return { added: (await addItems(dependencies, userOf(claims), [item])) > 0 }
      },
    }),
  ]
}

function wordSetFunctions(dependencies: ReviewDependencies): WireFunction[] {
  const calls = { state: readWordSetState, begin: beginWordSet, pause: pauseWordSet }
  return Object.entries(calls).map(([action, run]) =>
    defineFunction({
      name: `word-set-${action}`,
      access: 'user',
      input: wordSetRequest,
      rateLimit: READ_LIMIT,
      run: ({ input, claims }) => run(dependencies, userOf(claims), input.word_set),
    }),
  )
}

function suspendedCards({ database }: ReviewDependencies, userId: string): Promise<SuspendedCards> {
  return database.tx(SERVICE, async (tx) => {
    const cards = await readSuspended(tx, userId, SUSPENDED_SHOWN)
    const logs = await readLogs(
      tx,
      cards.map(({ id }) => id),
    )
    return {
      cards: cards.map(({ id, kind, content, lapses }) => ({
        card_id: id,
        kind,
        prompt: content.type === 'item' ? content.english : content.question.question,
        right: rightAnswer(content),
        lapses,
        pair: contrastPair(content, logs.get(id) ?? []) ?? null,
      })),
    }
  })
}

function userOf({ sub }: Claims): string {
  if (sub === undefined) throw new Error('A visitor called a function that needs a user')
  return sub
}
