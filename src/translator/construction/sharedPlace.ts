import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct } from '#translator/frame/frame.ts'

/** `people in the park` behind than: the place belongs to the whole comparison. */
function withoutPlace(adjunct: Adjunct): Adjunct[] {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'than') return [adjunct]
  const { attached: place, ...standard } = adjunct.phrase.object
  if (place?.preposition.role !== 'place') return [adjunct]
  return [
    { kind: 'preposition', phrase: place },
    { ...adjunct, phrase: { ...adjunct.phrase, object: standard } },
  ]
}

/** `there are more dogs than people in the park`: 공원에 사람들보다 더 많은 개가 있어요. */
export const SHARED_PLACE: Construction = {
  id: 'shared place',
  stage: 'clause',
  change(clause) {
    if (clause.predicate.kind !== 'there') return clause
    const adjuncts = clause.adjuncts.flatMap(withoutPlace)
    return adjuncts.length === clause.adjuncts.length ? clause : { ...clause, adjuncts }
  },
  examples: [
    {
      english: 'There are more dogs than people in the park.',
      polite: '공원에 사람들보다 개가 더 많아요.',
      formal: '공원에 사람들보다 개가 더 많습니다.',
      casual: '공원에 사람들보다 개가 더 많아.',
      business: '공원에 사람들보다 개가 더 많습니다.',
    },
  ],
  leftAlone: ['There are many people in the park.', 'There are more dogs than people.'],
}
