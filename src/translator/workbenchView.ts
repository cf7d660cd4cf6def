import type { Tone, ToneVersion } from '#translator/translation.ts'
import { isStale, type Workbench } from '#translator/workbench.ts'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

/** What the result pane shows. `loading` is a placeholder for a first answer or an answer to another text; `arrived` may be empty. */
export type ResultView =
  | { state: 'empty' }
  | { state: 'loading'; arrived: string }
  | { state: 'result' | 'stale'; shown: ShownVersion; tones: Record<Tone, ToneVersion> | null }

/** `own` is null while the tone's text is known from another tone's answer but its explanation is not. */
export interface ShownVersion {
  version: ToneVersion
  own: WorkbenchAnswer | null
  /** Says how complete the translation is, which is the same in every tone. */
  any: WorkbenchAnswer
}

export function resultView(bench: Workbench): ResultView {
  const awaitsOther = bench.request !== null && bench.request.text !== bench.source
  const shown = awaitsOther ? null : shownVersion(bench)
  if (shown) return { state: isStale(bench) ? 'stale' : 'result', shown, tones: shown.any.tones }
  return bench.request ? { state: 'loading', arrived: bench.arrived } : { state: 'empty' }
}

function shownVersion({ answers, tone }: Workbench): ShownVersion | null {
  const own = answers[tone] ?? null
  const whole = own?.tones ? own : Object.values(answers).find((answer) => answer.tones !== null)
  if (whole?.tones) return { version: whole.tones[tone], own, any: whole }
  return own && { version: { text: own.translation, romanization: own.romanization, words: own.words }, own, any: own }
}
