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

interface WorkbenchListener {
  /** Gets the usage from each answer. */
  onUsage: (usage: Usage) => void
  /** Gets each text that was translated. */
  onTranslated: (text: string) => void
}

/** The workbench's state and its running call. */
export function useWorkbench({
  onUsage,
  onTranslated,
}: WorkbenchListener): [Workbench, ActionDispatch<[WorkbenchEvent]>] {
  const [query] = useSearchParams()
  const [bench, dispatch] = useReducer(workbenchAfter, query, (asked) => openedWorkbench(readShareLink(asked)))
  const { request } = bench
  const usageKnown = useEffectEvent(onUsage)
  const translated = useEffectEvent(onTranslated)

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
        translated(request.text)
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
