import { corrected, correctionsOf } from '#translator/llm/corrections.ts'
import { instructions, userMessage } from '#translator/llm/instructions.ts'
import { answerShape, type LlmAnswer, readAnswer } from '#translator/llm/llmAnswer.ts'
import { correctingTask, type LlmTask, longestAnswer } from '#translator/llm/llmTask.ts'
import { retryPause } from '#translator/llm/retryPause.ts'
import type { LanguageModel, ModelRequest } from '#translator/server/llm/languageModel.ts'
import { LlmFailure, LlmSkipped } from '#translator/server/llm/llmFailure.ts'
import type { LlmPatience } from '#translator/server/llm/llmPatience.ts'
import type { Caller } from '#translator/server/llm/sharedCalls.ts'

export interface AnswerSources {
  model: LanguageModel
  /** Counts a request. False if the daily requests are used up. */
  takeRequest: () => Promise<boolean>
  patience: LlmPatience
}

type Ask = (task: LlmTask) => Promise<string>

/**
 * The model's answer, checked. While it comes in, the caller gets the text of the current round so far.
 * @throws LlmFailure on any failure; the signal's reason when the caller has left
 */
export async function answerTask(
  task: LlmTask,
  { signal, onPart }: Caller<string>,
  sources: AnswerSources,
): Promise<LlmAnswer> {
  const { total, deadline, now } = sources.patience
  const ends = now() + total
  const over = deadline(total)
  let isHeard = false
  const onSaid = (said: string) => {
    isHeard = true
    onPart(said)
  }
  const ask: Ask = (asked) =>
    askWithRetries({ ...requestOf(asked), signal: AbortSignal.any([signal, over]), onSaid }, ends, sources)
  try {
    return await fitAnswer(task, ask)
  } catch (error) {
    if (!over.aborted || signal.aborted) throw error
    // A model that began to answer is working, so only this text took too long.
    throw new LlmFailure(`took longer than ${total} ms`, { isOutage: !isHeard })
  }
}

/** At most two rounds, because the built-in engine can still answer. */
async function fitAnswer(task: LlmTask, ask: Ask): Promise<LlmAnswer> {
  const first = readAnswer(await ask(task), task)
  const answer = first ?? readAnswer(await ask(task), task)
  if (!answer) throw new LlmFailure('answered in the wrong shape')
  const corrections = correctionsOf(answer, task)
  if (corrections.length === 0) return answer
  if (!first) throw new LlmFailure('answered in the wrong shape, then in the wrong tone')
  const again = correctingTask(task, corrections)
  const correction = readAnswer(await ask(again), again)
  if (!correction || correctionsOf(correction, again).length > 0) throw new LlmFailure('answered in the wrong tone')
  return corrected(answer, correction)
}

function requestOf(task: LlmTask) {
  return {
    instructions: instructions(task),
    message: userMessage(task),
    shape: answerShape(task),
    longest: longestAnswer(task),
  }
}

async function askWithRetries(
  request: ModelRequest,
  ends: number,
  { model, takeRequest, patience }: AnswerSources,
): Promise<string> {
  for (let retries = 0; ; retries += 1) {
    if (!(await takeRequest())) throw new LlmSkipped('has used up its requests for today')
    try {
      return await model.ask(request)
    } catch (error) {
      if (!(error instanceof LlmFailure) || !error.isTransient) throw error
      const { retryAfter } = error
      const pause = retryPause({ retries, retryAfter, left: ends - patience.now() }, patience.random())
      if (pause === undefined) throw error
      await patience.pause(pause, request.signal)
    }
  }
}
