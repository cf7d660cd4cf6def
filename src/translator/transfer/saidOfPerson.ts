import type { NounPhrase } from '#translator/analysis/frame.ts'
import type { AdjectiveEntry } from '#translator/lexicon/lexiconEntry.ts'
import type { SubjectPerson } from '#translator/transfer/koreanChain.ts'

/** What only who feels it can tell; of others Korean says what they show: 톰은 지루해해요. */
const FELT = new Set(['bored', 'scared', 'glad', 'curious', 'embarrassed', 'ashamed', 'envious'])

export function isFelt({ english, predicate }: AdjectiveEntry): boolean {
  return FELT.has(english) && predicate?.pos === 'adjective'
}

/** 분 honours: it is no word for oneself. */
export function humble(complement: NounPhrase, { who }: SubjectPerson): NounPhrase {
  const { head } = complement
  if ((who !== 'I' && who !== 'we') || head.kind !== 'noun' || !head.entry.business.startsWith('분')) return complement
  return { ...complement, head: { ...head, entry: { ...head.entry, business: '' } } }
}
