/** Why an English word has no Korean word of its own: the rule that drops it. */
export type DropRule =
  | 'article'
  | 'do-support'
  | 'be'
  | 'perfect'
  | 'modal'
  | 'negation'
  | 'infinitive'
  | 'clause marker'
  | 'politeness'
  | 'phrasal verb'
  | 'understood person'
  | 'existential there'
  | 'particle'
  | 'connective'
  | 'quantifier'
  | 'punctuation'
  | 'periphrasis'
  | 'question adverb'

const WORDS: Readonly<Record<DropRule, string>> = {
  article: 'a an the',
  'do-support': 'do does did',
  be: "am is are was were be been being 's",
  perfect: "have has had 've 'd got",
  modal: "will 'll would can could should must may might shall 'd rather ought need used",
  negation: 'not never ever no',
  infinitive: 'to',
  'clause marker': 'that who which whom whose whether if',
  politeness: "please let's let us",
  'phrasal verb': 'up down on off out away back over',
  'understood person': 'i you it me we us he she they him her them my your its his their our yours',
  'existential there': 'there',
  particle: "where of in at on by to for from with about into out than as until till since 's during without through",
  connective: 'and or nor but so because when whenever before after while although though even soon then',
  quantifier: 'some any all many much lot lots both each every more most such what too also either well a kind',
  punctuation: ',',
  'question adverb': 'yet',
  periphrasis: 'going able used supposed about how want better',
}

const RULE_OF: ReadonlyMap<string, DropRule> = new Map(
  Object.entries(WORDS).flatMap(([rule, words]) => words.split(' ').map((word) => [word, rule as DropRule] as const)),
)

/** The rule that turns a function word into an ending or a particle; undefined for words that must be translated. */
export function dropRule(word: string): DropRule | undefined {
  return RULE_OF.get(word)
}
