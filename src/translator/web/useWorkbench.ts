import { type ActionDispatch, useEffect, useEffectEvent, useReducer } from 'react'
import { useSearchParams } from 'react-router'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { showToast } from '#design/web/toastStore.ts'
import { callFunctionInParts, FunctionProblem } from '#platform/web/callFunction.ts'
import { readShareLink } from '#translator/shareLink.ts'
import type { TranslatePart, TranslateResponse, Usage } from '#translator/translateContract.ts'
import { type TranslateFailure, translateFailure } from '#translator/translateFailure.ts'
import { failureSentence, words } from '#translator/web/copy.ts'
import { showAddress } from '#translator/web/showAddress.ts'
import {
  openedWorkbench,
  type TranslationRequest,
  type Workbench,
  type WorkbenchEvent,
  workbenchAfter,
} from '#translator/workbench.ts'

/** The workbench's state and its running call. `onUsage` gets the usage from each answer. */
export function useWorkbench(onUsage: (usage: Usage) => void): [Workbench, ActionDispatch<[WorkbenchEvent]>] {
  const [query] = useSearchParams()
  const [bench, dispatch] = useReducer(workbenchAfter, query, (asked) => openedWorkbench(readShareLink(asked)))
  const { request } = bench
  const usageKnown = useEffectEvent(onUsage)

  useEffect(() => {
    if (request === null) return
    loadKoreanFonts()
    const abort = new AbortController()
    const onPart = (part: TranslatePart) => {
      if (!abort.signal.aborted) dispatch({ type: 'partArrived', request, text: part.translation })
    }
    translate(request, { onPart, signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        dispatch({ type: 'answered', request, answer })
        usageKnown(answer.usage)
        showAddress(request)
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const failure = failureOf(error)
        dispatch({ type: 'failed', request, failure })
        if (failure.kind === 'dailyLimit') usageKnown(failure.usage)
        showFailure(failure)
      },
    )
    return () => abort.abort()
  }, [request])

  return [bench, dispatch]
}

export function showFailure(failure: TranslateFailure) {
  if (failure.kind === 'dailyLimit') {
    showToast('limit', failureSentence(failure), { label: words.seePlans, href: '/pricing' })
  } else showToast('error', failureSentence(failure))
}

interface Listener {
  onPart: (part: TranslatePart) => void
  signal: AbortSignal
}

function translate({ text, tone }: TranslationRequest, listener: Listener): Promise<TranslateResponse> {
  const pair = { source_language: 'english', target_language: 'korean' }
  return callFunctionInParts<TranslatePart, TranslateResponse>('translate', { text, tone, ...pair }, listener)
}

function failureOf(error: unknown): TranslateFailure {
  return error instanceof FunctionProblem ? translateFailure(error) : { kind: 'unreachable' }
}
