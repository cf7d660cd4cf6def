import type { Suffix } from '#korean/morpheme.ts'

/** What may follow a word that makes a clause depend on another: a clause with its subject, a verb as -ing, or either. */
type Follower = 'clause' | 'ing' | 'either'

export interface LinkingRow {
  /** The English words that make a clause depend on another in this way, by what may follow them. */
  before?: Partial<Record<Follower, readonly string[]>>
  /** The English words between two clauses that could each stand alone. */
  between?: readonly string[]
  /** Between two Korean sentences. */
  opening?: string
  /** Where no reading covers a sentence, it may be cut before these words. */
  cut?: true
  /** What the Korean ending is called in English, if not by the name of the relation. */
  english?: string
  /** The Korean ending, where tense and mood change nothing. */
  suffix: Suffix
  /** Whether the Korean clause has a tense of its own. */
  tense: 'keeps' | 'drops'
  /** Before the clause: 처음 봤을 때. */
  adverb?: string
  /** A word after the ending: -(으)ㄴ 후로. */
  word?: string
  /** A particle on the ending: -(으)ㄹ 때부터. */
  attached?: string
  /** The Korean says it in the negative: -지 않으면. */
  negates?: true
}

const TABLE = {
  because: { before: { clause: ['because'] }, cut: true, suffix: '-기 때문에', tense: 'keeps' },
  so: { between: ['so'], opening: '그래서', suffix: '-아서', tense: 'drops' },
  result: { english: 'so … that', suffix: '-아서', tense: 'drops' },
  if: {
    before: { clause: ['if', 'once', 'only if', 'in case of', 'provided that'] },
    suffix: '-(으)면',
    tense: 'drops',
  },
  unless: { before: { clause: ['unless'] }, cut: true, suffix: '-(으)면', tense: 'drops', negates: true },
  'or else': { english: 'or', suffix: '-(으)면', tense: 'drops', negates: true },
  comment: { english: 'which', suffix: '-는데', tense: 'keeps' },
  meanwhile: { english: 'when', suffix: '-는데', tense: 'keeps' },
  asked: { english: 'and', suffix: '-는지', tense: 'keeps' },
  whether: { english: 'whether … or', suffix: '-(으)ㄹ지', tense: 'drops' },
  'even if': { before: { clause: ['even if'] }, suffix: '-아도', tense: 'drops' },
  when: { before: { either: ['when'] }, suffix: '-(으)ㄹ 때', tense: 'keeps' },
  'the first time': { before: { clause: ['the first time'] }, adverb: '처음', suffix: '-(으)ㄹ 때', tense: 'keeps' },
  'the last time': {
    before: { clause: ['the last time', 'last time'] },
    ...{ adverb: '지난번에', suffix: '-(으)ㄹ 때', tense: 'keeps' },
  },
  'the next time': {
    before: { clause: ['the next time', 'next time'] },
    ...{ adverb: '다음에', suffix: '-(으)ㄹ 때', tense: 'keeps' },
  },
  'even when': { before: { either: ['even when'] }, suffix: '-(으)ㄹ 때', tense: 'keeps', attached: '도' },
  'every time': {
    before: { clause: ['whenever', 'every time', 'each time'] },
    suffix: '-(으)ㄹ 때마다',
    tense: 'drops',
  },
  'by the time': { before: { clause: ['by the time'] }, suffix: '-(으)ㄹ 때', tense: 'keeps' },
  before: { before: { either: ['before'] }, suffix: '-기 전에', tense: 'drops' },
  'right before': {
    before: { either: ['right before', 'just before', 'shortly before'] },
    ...{ suffix: '-기', tense: 'drops', word: '직전에' },
  },
  'right after': {
    before: { either: ['right after', 'just after', 'shortly after', 'soon after'] },
    ...{ suffix: '-(으)ㄴ', tense: 'drops', word: '직후에' },
  },
  after: { before: { either: ['after'] }, suffix: '-(으)ㄴ 후에', tense: 'drops' },
  while: { before: { either: ['while'] }, suffix: '-는 동안', tense: 'drops' },
  until: { before: { clause: ['until', 'till'] }, suffix: '-(으)ㄹ 때까지', tense: 'drops' },
  although: { before: { clause: ['although', 'though'] }, cut: true, suffix: '-지만', tense: 'keeps' },
  'even though': { before: { clause: ['even though'] }, cut: true, suffix: '-는데', tense: 'keeps', attached: '도' },
  whereas: { before: { clause: ['whereas'] }, cut: true, suffix: '-는 반면에', tense: 'keeps' },
  'as soon as': { before: { clause: ['as soon as', 'the moment'] }, suffix: '-자마자', tense: 'drops' },
  and: { between: ['and'], opening: '그리고', suffix: '-고', tense: 'drops' },
  'and then': { suffix: '-고 나서', tense: 'drops' },
  but: { between: ['but', 'yet'], opening: '하지만', suffix: '-지만', tense: 'keeps' },
  'not but': { english: 'not', suffix: '-라', tense: 'drops' },
  or: { between: ['or'], opening: '아니면', suffix: '-거나', tense: 'drops' },
  since: { before: { either: ['since'] }, suffix: '-(으)니까', tense: 'keeps' },
  'ever since': {
    before: { clause: ['ever since', 'since the last time'] },
    ...{ english: 'since', suffix: '-(으)ㄴ', tense: 'drops', word: '후로' },
  },
  'time since': { english: 'since', suffix: '-(으)ㄴ', tense: 'drops', word: '지' },
  elapsed: { english: 'since', suffix: '-(으)ㄴ 지', tense: 'drops' },
  'so that': { before: { clause: ['so that', 'in order that'] }, suffix: '-도록', tense: 'drops' },
  'as if': { before: { clause: ['as if', 'as though'] }, suffix: '-는 것처럼', tense: 'drops' },
  as: { before: { clause: ['as'] }, suffix: '-아서', tense: 'drops' },
  'in case': { before: { clause: ['in case'] }, suffix: '-(으)ㄹ까 봐', tense: 'drops' },
  'now that': { before: { clause: ['now that'] }, suffix: '-(으)니까', tense: 'keeps' },
  without: { before: { ing: ['without'] }, suffix: '-고', tense: 'drops', negates: true },
  by: { before: { ing: ['by'] }, suffix: '-아서', tense: 'drops' },
  instead: { before: { ing: ['instead of'] }, english: 'instead of', suffix: '-는 대신에', tense: 'drops' },
  'as long as': { before: { clause: ['as long as', 'so long as'] }, suffix: '-는', tense: 'drops', word: '한' },
  'the more': { suffix: '-(으)ㄹ수록', tense: 'drops' },
  doing: { english: 'while', suffix: '-(으)면서', tense: 'drops' },
} satisfies Record<string, LinkingRow>

/** How two clauses relate. */
export type Relation = keyof typeof TABLE

/** The English words that link clauses, and the Korean endings, by relation. */
export const LINKING: Readonly<Record<Relation, LinkingRow>> = TABLE

/** English words that make a clause depend on another. */
export interface Subordinator {
  words: readonly string[]
  relation: Relation
  with: Follower
}

const ROWS = Object.entries(LINKING) as [Relation, LinkingRow][]
const FOLLOWERS = ['clause', 'ing', 'either'] as const

export const SUBORDINATORS: readonly Subordinator[] = ROWS.flatMap(([relation, { before = {} }]) =>
  FOLLOWERS.flatMap((follower) =>
    (before[follower] ?? []).map((spelling) => ({ words: spelling.split(' '), relation, with: follower })),
  ),
)

/** The words between two clauses that could each stand alone. */
export const COORDINATORS: Readonly<Record<string, Relation>> = Object.fromEntries(
  ROWS.flatMap(([relation, { between = [] }]) => between.map((word) => [word, relation] as const)),
)

/** Whether words open with one that makes the clause behind it depend on another. */
export function opensSubordinate(words: readonly string[]): boolean {
  return SUBORDINATORS.some(
    (linking) => linking.with !== 'ing' && linking.words.every((word, index) => words[index] === word),
  )
}

const ALONE: ReadonlyMap<string, Subordinator> = new Map(
  SUBORDINATORS.filter((linking) => linking.with !== 'ing' && linking.words.length === 1).map((linking) => [
    linking.words[0] ?? '',
    linking,
  ]),
)

/** Whether one word alone makes the clause behind it depend on another. */
export function isSubordinator(word: string): boolean {
  return ALONE.has(word)
}

/** Whether a sentence that no reading covers may be cut before the word. */
export function isCutBefore(word: string): boolean {
  const linking = ALONE.get(word)
  return linking !== undefined && LINKING[linking.relation].cut === true
}
