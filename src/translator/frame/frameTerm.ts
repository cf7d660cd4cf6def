/** Token numbers `from` (in) and `to` (out) of the English that a part of the frame came from. */
export interface Span {
  from: number
  to: number
}

/** The span of what no English word stands for. */
export const UNWRITTEN: Span = { from: -1, to: -1 }

export type Degree = 'positive' | 'comparative' | 'superlative'

export interface Quantity {
  /** `two and a half`: 반 follows. */
  half?: boolean
  /** The number, or a word for an amount. */
  amount: number | 'how many' | 'a few' | 'a little' | 'several' | 'some' | 'dozens' | 'hundreds' | 'thousands'
  /** A number with decimal places, as it was written. */
  figure?: string
  /** The Korean counter for a measure named in English (a cup of), instead of the noun's own counter. */
  counter?: string
  /** 약 for `about three hours`. */
  roughly?: string
  /** 이상 or 미만 after the amount: more than, less than. */
  beyond?: '이상' | '미만'
  /** 더 after the amount: two more cups. */
  more?: true
  /** The English says `both`: exactly two. */
  both?: true
  span: Span
}

/** Determiners that leave a word in Korean or change its particle; articles are dropped. */
export type Determiner =
  | 'the'
  | 'a'
  | 'this'
  | 'that'
  | 'these'
  | 'those'
  | 'some'
  | 'any'
  | 'no'
  | 'every'
  | 'each'
  | 'all'
  | 'all the'
  | 'many'
  | 'so many'
  | 'too many'
  | 'how much'
  | 'another'
  | 'other'
  | 'which'
  | 'what'
  | 'such'
  | 'enough'
  | 'more'
  | 'less'
  | 'most'
  | 'both'
  | 'kind'
  | 'this kind'
  | 'that kind'
  | 'certain'
  | 'a number of'

/** Which share of a group is meant. */
export type Share =
  | 'all'
  | 'most'
  | 'both'
  | 'pair'
  | 'each'
  | 'some'
  | 'many'
  | 'half'
  | 'any'
  | 'none'
  | 'neither'
  | number

export type Modal =
  | 'will'
  | 'would'
  | 'can'
  | 'could'
  | 'should'
  | 'must'
  /** `you must be tired`, said to the listener who is. */
  | 'presumed'
  | 'may'
  | 'might'
  | 'shall'
  | 'had better'
  | 'would rather'
  | 'need not'
  /** `where do I sign?` asks for instructions. */
  | 'be to'
  | 'used to'

/** What the auxiliaries say: `has not been waiting` is perfect, progressive and negative in the present. */
export interface VerbGroup {
  tense: 'present' | 'past'
  modal?: Modal
  perfect: boolean
  progressive: boolean
  passive: boolean
  negative: boolean
  never: boolean
  /** The form of a present tense without auxiliary, for agreement with the subject: he works, they work. */
  agreement?: 's' | 'base'
  ever: boolean
}

export type WhWord = 'where' | 'when' | 'why' | 'how' | 'how long' | 'how often' | 'how much' | 'what time'

export type Mood =
  | 'statement'
  | 'exclamation'
  | 'question'
  | 'command'
  | 'request'
  | 'permission'
  | 'offer'
  | 'invitation'
  | 'proposal'
  | 'suggestion'

export const PLAIN_GROUP: VerbGroup = {
  tense: 'present',
  perfect: false,
  progressive: false,
  passive: false,
  negative: false,
  never: false,
  ever: false,
}

/** An English word that the lexicon does not know; it stands as 〔word〕 in the Korean. */
export interface UnknownLeaf {
  unknown: string
}
