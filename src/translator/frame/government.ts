/** How a verb that takes a whole clause is said in Korean: think -는 것 같다, say -다고 하다. */
export type ReportId =
  | 'think'
  | 'know'
  | 'say'
  | 'hope'
  | 'believe'
  | 'wonder'
  | 'hear'
  | 'wish'
  | 'sure'
  | 'glad'
  | 'sorry'
  | 'afraid'
  | 'remember'
  | 'forget'
  | 'understand'
  | 'find out'
  | 'tell'
  | 'pass on'
  | 'ask'
  | 'feel'
  | 'explain'
  | 'complain'
  | 'promise'
  | 'notice'
  | 'admit'
  | 'imagine'
  | 'expect'
  | 'worry'
  | 'care'
  | 'decide'
  | 'check'
  | 'show'
  | 'surprised'
  | 'matter'
  | 'no idea'
  | 'depend'
  | 'seem'
  | 'announce'
  | 'report'
  | 'claim'
  | 'mention'
  | 'warn'
  | 'answer'
  | 'swear'
  | 'predict'
  | 'agree'
  | 'prove'
  | 'text'
  | 'inform'

/** How one person makes another act: want Tom to go, tell Tom to go, help Tom to go. */
export type CauseId =
  | 'want'
  | 'tell'
  | 'ask'
  | 'let'
  | 'make'
  | 'help'
  | 'see'
  | 'hear'
  | 'catch'
  | 'feel'
  | 'keep'
  | 'teach'
  | 'order'
  | 'remind'
  | 'advise'
  | 'persuade'
  | 'expect'

/** Reports that happen at once rather than last: `he said she told him`. */
export const REPORTED_EVENTS: ReadonlySet<ReportId> = new Set([
  ...(['say', 'tell', 'pass on', 'ask', 'explain', 'complain', 'promise', 'admit', 'decide', 'announce'] as const),
  ...([
    'report',
    'claim',
    'mention',
    'warn',
    'answer',
    'swear',
    'predict',
    'find out',
    'forget',
    'text',
    'inform',
  ] as const),
])

/** What one person makes another do that lasts: `he wanted me to stay`. */
export const LASTING_CAUSES: ReadonlySet<CauseId> = new Set(['want', 'expect', 'keep'])
