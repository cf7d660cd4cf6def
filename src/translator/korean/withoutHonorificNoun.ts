import type { NounPhrase } from '#translator/frame/frame.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'

/** Drops 분 if the subject is the speaker: 분 is honorific, so it cannot be used of oneself. */
export function withoutHonorificNoun(complement: NounPhrase, { who }: SubjectPerson): NounPhrase {
  const { head } = complement
  if ((who !== 'I' && who !== 'we') || head.kind !== 'noun' || !head.entry.business.startsWith('분')) return complement
  return { ...complement, head: { ...head, entry: { ...head.entry, business: '' } } }
}
