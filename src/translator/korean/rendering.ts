import type { ClauseStage, Constructions, PhraseStage } from '#translator/construction/construction.ts'
import type { RuleId, RuleText } from '#translator/explanation/rule.ts'
import type { Talk } from '#translator/korean/talk.ts'
import type { SenseRow } from '#translator/lexicon/lexiconRow.ts'

/** Thrown inside the transfer if there is no rule for a frame yet. Then another reading is tried, or the sentence is marked partial. */
export class Untranslatable extends Error {}

/** The state of the transfer of one sentence into one tone: the talk, the constructions, and the rules that fired. */
export interface Rendering extends Talk {
  constructions: Constructions
  fired: FiredRule[]
  /** What the other tones have in common with this one. */
  recasts: Recasts
}

/** What the constructions of each stage made of clauses and phrases, in whichever tone, and what they noted. */
export type Recasts = Readonly<
  Record<ClauseStage | PhraseStage, Map<object, { said: object; fired: readonly FiredRule[] }>>
>

export function newRecasts(): Recasts {
  return {
    tag: new Map(),
    question: new Map(),
    thought: new Map(),
    command: new Map(),
    time: new Map(),
    clause: new Map(),
    inside: new Map(),
    negation: new Map(),
    request: new Map(),
    phrase: new Map(),
    auxiliary: new Map(),
  }
}

/** The row of the lexicon chosen for an English word, which shows the sense. */
export interface UsedEntry {
  part: SenseRow['part']
  english: string
  korean: string
}

/**
 * A rule with the Korean it worked on, for the explanation; `used` with the rule `sense` alone. A construction that applied is
 * noted by its id, and once more with each lesson that it tells.
 */
export interface FiredRule {
  rule: string
  detail: readonly string[]
  lesson?: RuleText
  used?: UsedEntry
}

export function fire(rendering: Rendering, rule: RuleId, ...detail: string[]): void {
  rendering.fired.push({ rule, detail })
}

/** Notes the sense of a word; `withOpenSenses` decides whether it is worth a step. */
export function noteSense(rendering: Rendering, part: UsedEntry['part'], { english, korean }: Omit<UsedEntry, 'part'>) {
  rendering.fired.push({ rule: 'sense', detail: [english], used: { part, english, korean } })
}
