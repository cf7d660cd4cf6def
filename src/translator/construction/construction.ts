import type { RuleId, RuleText } from '#translator/explanation/rule.ts'
import type { Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { Talk } from '#translator/korean/talk.ts'
import type { Tone } from '#translator/translation.ts'

/**
 * The stages in which the constructions of a clause run.
 *
 * - `tag`: a sentence with a tag question.
 * - `question`, `thought`, `command`: a sentence, not a clause inside it.
 * - `time`: a clause with when or since.
 * - `clause`, then `negation`: every clause.
 * - `inside`: a clause inside another, before its negation.
 * - `request`: a sentence, as the last stage.
 */
export type ClauseStage =
  | 'tag'
  | 'question'
  | 'thought'
  | 'command'
  | 'time'
  | 'clause'
  | 'inside'
  | 'negation'
  | 'request'

/** The stages of every phrase with a verb, after those of its clause: what it reports and denies, then its auxiliaries. */
export type PhraseStage = 'phrase' | 'auxiliary'

/** A phrase with a verb, and its subject if it is a clause. */
export type SaidPhrase = VerbPhrase & { subject?: NounPhrase }

/** An English sentence with its Korean in each tone. */
export type Example = { english: string } & Record<Tone, string>

interface Step {
  id: string
  /** The steps of the same stage that run before this one. Name those that change what this one looks at. */
  after?: readonly string[]
  /** Sentences that look similar, but are not affected. */
  leftAlone: readonly string[]
}

interface Refusing {
  /** Why Korean cannot say the clause, so that another reading is tried. */
  refuses: (clause: Clause, talk: Talk) => string | undefined
  /** Sentences that would be translated wrong if a reading were not refused. */
  refused: readonly string[]
}

/** Refuses what Korean cannot say. */
export interface Check extends Step, Refusing {
  stage: ClauseStage
}

/** Adds the lesson to the explanation, with the words for its `{0}`, `{1}`. */
export type Tell = (...words: string[]) => void

interface Saying extends Step {
  /** What a learner should know about it, or the id of a rule that explains it. `change` tells it. */
  lesson?: RuleText | RuleId
  /** Sentences that the construction makes. */
  examples: readonly Example[]
}

/** Something that Korean says in another way than English. */
export interface Construction extends Saying, Partial<Refusing> {
  stage: ClauseStage
  /**
   * The clause as Korean says it; the same object if the construction does not apply. Read `talk.tone` last: a stage in which
   * nothing reads it runs once for all tones.
   */
  change: (clause: Clause, talk: Talk, tell: Tell) => Clause
}

/** The same of a phrase, whether or not it is a clause. */
export interface PhraseConstruction extends Saying {
  stage: PhraseStage
  /** The phrase as Korean says it; the same object if the construction does not apply. */
  change: (phrase: SaidPhrase, talk: Talk, tell: Tell) => SaidPhrase
}

/** The constructions and checks of each stage, in the order in which they run. */
export type Constructions = Readonly<Record<ClauseStage, readonly (Construction | Check)[]>> &
  Readonly<Record<PhraseStage, readonly PhraseConstruction[]>>
