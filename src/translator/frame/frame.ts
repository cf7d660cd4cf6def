import type { Currency } from '#korean/unit.ts'
import type {
  Degree,
  Determiner,
  Mood,
  Quantity,
  Share,
  Span,
  UnknownLeaf,
  VerbGroup,
  WhWord,
} from '#translator/frame/frameTerm.ts'
import type { ControlId } from '#translator/frame/governedVerb.ts'
import type { CauseId, ReportId } from '#translator/frame/government.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import type { Preposition } from '#translator/frame/preposition.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import type { ConstructionEntry } from '#translator/lexicon/constructionRow.ts'
import type { AdjectiveEntry, AdverbEntry, NounEntry, VerbEntry } from '#translator/lexicon/lexiconEntry.ts'
import type { InterjectionRow, NameRow } from '#translator/lexicon/lexiconRow.ts'
import type { UnknownKind, WordSense } from '#translator/translation.ts'

export interface AdjectivePhrase {
  entry: AdjectiveEntry | UnknownLeaf
  degree: Degree
  /** very, too, so, really: adverbs of degree before the adjective. */
  adverbs: AdverbUse[]
  span: Span
}

export interface AdverbUse {
  entry: AdverbEntry | UnknownLeaf
  /** very in `very fast`. */
  degree?: AdverbEntry
  /** The particle behind it for a word that stands elsewhere: 만 of 주말에만 for `only`. */
  focus?: { particle: Focus; span: Span }
  span: Span
}

export type Head =
  /** The place in a clause that the question word or the described noun fills: the book that I read. */
  | { kind: 'gap' }
  | { kind: 'noun'; entry: NounEntry }
  | { kind: 'compound'; first: NounEntry | NameRow; entry: NounEntry }
  | { kind: 'name'; entry: NameRow; title?: string }
  | { kind: 'pronoun'; id: PronounId }
  | { kind: 'number'; value: number }
  | { kind: 'clock'; hour: number; minute: number; half?: 'am' | 'pm'; part?: string }
  | { kind: 'decimal'; figure: string }
  | { kind: 'date'; month: number; day?: number; year?: number }
  | { kind: 'year'; year: number }
  /** The amount in digits without commas, as it was written. */
  | { kind: 'price'; amount: string; currency: Currency }
  | { kind: 'percent'; figure: string }
  | { kind: 'age'; value: number; roughly?: true }
  | { kind: 'unknown'; text: string; what: UnknownKind }
  | { kind: 'one of'; whole: NounPhrase }
  /** some of them, both of us, none of my friends. */
  | { kind: 'share'; share: Share; whole: NounPhrase }
  /** swimming, to swim: an action used as a noun. */
  | { kind: 'action'; phrase: VerbPhrase }
  /** that he is ill: a clause used as a noun. */
  | { kind: 'fact'; clause: Clause }
  | { kind: 'list'; items: NounPhrase[]; joined: 'and' | 'or' | 'nor' }

export type Focus = '만' | '밖에' | '도' | '(이)라도' | '은/는'

export interface NounPhrase {
  head: Head
  determiner?: Determiner
  possessor?: NounPhrase
  quantity?: Quantity
  adjectives: AdjectivePhrase[]
  relative?: RelativeClause
  /** time to go, something to eat. */
  purpose?: VerbPhrase
  attached?: PrepositionalPhrase
  plural: boolean
  /** The name of a person or animal behind its noun: my friend Sarah. */
  called?: NameRow
  /** only 만 or 밖에, even 도, any (이)라도: the particle that stands instead of the role's own. */
  focus?: Focus
  span: Span
  /** The tokens of the head word, for the gloss. */
  at: Span
}

/** `gap` says what the noun is inside the clause: the book that I read (object), the man who came (subject). */
export interface RelativeClause {
  gap: 'subject' | 'object' | 'place' | 'owner'
  clause: Clause
}

export interface PrepositionalPhrase {
  preposition: Preposition
  object: NounPhrase
  span: Span
}

/** The linking verb before an adjective; `show` is for feelings of other people. */
export type Linking = 'be' | 'look' | 'sound' | 'seem' | 'get' | 'feel' | 'show'

export interface Argument {
  role: string
  particle: string
  object: NounPhrase
}

export type Predicate =
  | {
      kind: 'verb'
      entry: VerbEntry | UnknownLeaf
      arguments: Argument[]
      at: Span
      /** The verb's further words after its object: apart in `tell them apart`. */
      rest?: Span
      passive?: true
      agent?: NounPhrase
    }
  | {
      kind: 'adjective'
      phrase: AdjectivePhrase
      arguments: Argument[]
      linking: Linking
      verb?: Span
    }
  | { kind: 'noun'; complement: NounPhrase }
  | { kind: 'place'; place: PrepositionalPhrase | AdverbUse; at: Span }
  | { kind: 'wh'; word: WhWord; at: Span }
  /** I do, he isn't: the verb is left out because it was said before. */
  | { kind: 'ellipsis'; at: Span }
  | { kind: 'there'; what: NounPhrase }
  | { kind: 'control'; control: ControlId; phrase: VerbPhrase; at: Span }
  | { kind: 'report'; report: ReportId; clause: Clause; listener?: NounPhrase; whether: boolean; at: Span }
  | {
      kind: 'infinitive'
      phrase: AdjectivePhrase
      governed: VerbPhrase
      at: Span
      /** The subject of the infinitive: hard for me to do. */
      doer?: NounPhrase
      /** old enough to drive. */
      enough?: true
    }
  /** it is strange that he left: a fact and a judgment of it. */
  | { kind: 'judgment'; phrase: AdjectivePhrase; clause: Clause; at: Span }
  | { kind: 'cause'; cause: CauseId; causee: NounPhrase; phrase: VerbPhrase; at: Span }
  /** A row of `content/constructions`, its slots filled. */
  | { kind: 'construction'; entry: ConstructionEntry; slots: Readonly<Record<string, SlotFilling>>; at: Span }
  /** Somebody or something is put into a state or found in it. */
  | { kind: 'state'; cause: 'make' | 'keep' | 'find'; causee: NounPhrase; phrase: VerbPhrase; at: Span }

/** What stands in a slot of a construction. */
export type SlotFilling =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'adjunct'; adjunct: Adjunct }
  | { kind: 'action'; phrase: VerbPhrase }
  | { kind: 'clause'; clause: Clause }

export type Adjunct =
  | { kind: 'preposition'; phrase: PrepositionalPhrase }
  | { kind: 'adverb'; use: AdverbUse }
  | { kind: 'time noun'; object: NounPhrase }
  | { kind: 'wh'; word: WhWord; span: Span }
  | { kind: 'per'; period: string; span: Span }
  | { kind: 'purpose'; phrase: VerbPhrase; span: Span }
  /** on my way home, on the way to school. */
  | { kind: 'on the way'; goal?: NounPhrase; home: boolean; span: Span }
  /** as fast as Tom, as soon as possible: equality with a person or with what is possible. */
  | { kind: 'equal'; use: AdverbUse; standard?: NounPhrase; span: Span }

/** A predicate with its auxiliaries and adjuncts, without its subject. */
export interface VerbPhrase {
  group: VerbGroup
  predicate: Predicate
  adjuncts: Adjunct[]
  /** The phrases before it under the same governing verb: to read a book and write a report. */
  earlier?: EarlierPhrase[]
}

export interface EarlierPhrase {
  phrase: VerbPhrase
  joined: 'and' | 'or'
  span: Span
}

export interface Clause extends VerbPhrase {
  mood: Mood
  /** Missing in commands and suggestions, and where a relative clause has its gap. */
  subject?: NounPhrase
  please: boolean
  /** A request with could or would, which business writing says with more care than one with can. */
  careful?: true
  /** The words of `would you like to` or `why don't we`, which go into the ending. */
  formula?: Span
  /** The subject is that of the clause around or before and is not repeated. */
  sharedSubject?: boolean
  /** Its subject is no topic: the speaker wishes it, 비가 왔으면 좋겠어요, or asks what the listener thinks of it, 비가 올 것 같아요? */
  noTopic?: true
  /** Clauses that stand before this one in Korean: reasons, conditions, times, earlier events. */
  precedingClauses?: Link[]
}

export interface Link {
  relation: Relation
  clause: Clause
  span: Span
  /** How long after or before it: three months after they met. */
  stretch?: NounPhrase
}

/** What is translated as one Korean sentence. */
export interface SentenceFrame {
  /** yes, well, please and the like, and the person addressed: `Tom, …`. */
  openings: SentenceOpening[]
  body: Clause | Fragment | undefined
  /** `isn't it?`, `right?`: asks for agreement. */
  tagged: boolean
  /** What stands behind the sentence in Korean, too: `lol`, `okay?`. */
  closings?: readonly SentenceClosing[]
  /** The tokens of the tag question. */
  tag?: Span
}

export interface SentenceClosing {
  row: InterjectionRow
  span: Span
}

export type SentenceOpening =
  | { kind: 'interjection'; row: InterjectionRow; span: Span; bare?: boolean }
  | { kind: 'address'; name: NounPhrase }

/** Words that are not a sentence: a noun phrase, an adjective, an adverb, a verb as in a dictionary. */
export type Fragment =
  | { kind: 'noun fragment'; phrase: NounPhrase; please: boolean; exclaimed?: true }
  | { kind: 'word'; english: string; senses: readonly WordSense[] }
  | { kind: 'adjective fragment'; phrase: AdjectivePhrase; exclaimed: boolean }
  | { kind: 'adjunct fragment'; adjunct: Adjunct }
