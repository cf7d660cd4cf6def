import type { CauseId, ControlId, ReportId } from '#translator/analysis/frameTerm.ts'

interface Government {
  /** Words after the verb, before the governed one. */
  with: 'to' | 'ing' | 'base' | ''
  control: ControlId
  /** The verb's own words after the first. */
  words?: readonly string[]
}

/** Verbs that govern another verb of the same subject, by base form. */
export const CONTROL_VERBS: Readonly<Record<string, readonly Government[]>> = {
  want: [{ with: 'to', control: 'want' }],
  have: [
    { with: 'to', control: 'must' },
    { with: 'to', words: ['got'], control: 'must' },
  ],
  need: [{ with: 'to', control: 'need' }],
  like: [
    { with: 'to', control: 'like' },
    { with: 'ing', control: 'like' },
  ],
  love: [
    { with: 'to', control: 'like' },
    { with: 'ing', control: 'like' },
  ],
  enjoy: [{ with: 'ing', control: 'enjoy' }],
  hate: [
    { with: 'to', control: 'hate' },
    { with: 'ing', control: 'hate' },
  ],
  start: [
    { with: 'to', control: 'start' },
    { with: 'ing', control: 'start' },
  ],
  begin: [
    { with: 'to', control: 'start' },
    { with: 'ing', control: 'start' },
  ],
  stop: [{ with: 'ing', control: 'stop' }],
  quit: [{ with: 'ing', control: 'stop' }],
  keep: [
    { with: 'ing', control: 'keep' },
    { with: 'ing', words: ['on'], control: 'keep' },
  ],
  finish: [{ with: 'ing', control: 'finish' }],
  try: [
    { with: 'to', control: 'attempt' },
    { with: 'ing', control: 'try out' },
  ],
  decide: [{ with: 'to', control: 'decide' }],
  plan: [{ with: 'to', control: 'plan' }],
  hope: [{ with: 'to', control: 'hope' }],
  learn: [
    { with: 'to', control: 'learn' },
    { with: 'to', words: ['how'], control: 'learn' },
  ],
  forget: [{ with: 'to', control: 'forget' }],
  remember: [{ with: 'to', control: 'remember' }],
  seem: [{ with: 'to', control: 'seem' }],
  use: [{ with: 'to', control: 'used' }],
  know: [{ with: 'to', words: ['how'], control: 'know how' }],
  promise: [{ with: 'to', control: 'promise' }],
  feel: [{ with: 'ing', words: ['like'], control: 'want' }],
  give: [{ with: 'ing', words: ['up'], control: 'stop' }],
}

export const REPORT_VERBS: Readonly<Record<string, ReportId>> = {
  think: 'think',
  guess: 'think',
  suppose: 'think',
  know: 'know',
  say: 'say',
  hope: 'hope',
  believe: 'believe',
  wonder: 'wonder',
  hear: 'hear',
  remember: 'remember',
  forget: 'forget',
  understand: 'understand',
  realize: 'find out',
  wish: 'wish',
  find: 'find out',
  feel: 'feel',
}

/** Adjectives with a clause: I'm sure (that), glad (that), sorry (that), afraid (that). */
export const REPORT_ADJECTIVES: Readonly<Record<string, ReportId>> = {
  sure: 'sure',
  certain: 'sure',
  glad: 'glad',
  happy: 'glad',
  sorry: 'sorry',
  afraid: 'afraid',
}

export const CAUSE_VERBS: Readonly<Record<string, { cause: CauseId; with: 'to' | 'base' | 'either' }>> = {
  want: { cause: 'want', with: 'to' },
  tell: { cause: 'tell', with: 'to' },
  ask: { cause: 'ask', with: 'to' },
  let: { cause: 'let', with: 'base' },
  make: { cause: 'make', with: 'base' },
  help: { cause: 'help', with: 'either' },
}

/** A linking verb with an adjective: looks tired, got angry. */
export const LINKING_VERBS: Readonly<Record<string, 'look' | 'get' | 'feel'>> = {
  look: 'look',
  seem: 'look',
  sound: 'look',
  get: 'get',
  become: 'get',
  feel: 'feel',
  turn: 'get',
  grow: 'get',
  taste: 'feel',
}

export const GOVERNING_VERBS: readonly string[] = [CONTROL_VERBS, REPORT_VERBS, CAUSE_VERBS, LINKING_VERBS].flatMap(
  (table) => Object.keys(table),
)
