import { z } from 'zod'

/** The tags of each table that a rule asks for. A tag that none asks for would have no effect. */
const NOUN_TAGS =
  'person male female animal food drink thing container place time unit measure counted vehicle body clothing language event meal medium group work book gift money means medicine instrument shoes hat ring jewellery dream mistake question kin ours respected prop machine contact exam taught photo tie colour size story weather example mass owned child somewhere offered purposed titled heard smelled sent leading served enabling counting doing dated performed pursuit likeness paired kind journey relation coat sort due circumstance hosted'

const VERB_TAGS =
  'state resulting past favour at unable help attentive awaited coming customary felt frightening heartfelt involuntary liking making ongoing owner paying posture sensed skill timed working milestone recommended unplaced mishap arranged saying knowing teaching shunned sought withheld idle'

const ADJECTIVE_TAGS = 'resulting lasting inner expected felt emotion judging likened admired'

const ADVERB_TAGS = 'time place manner degree sentence also frequency upcoming negative passing dated'

const INTERJECTION_TAGS = 'joined leading after last loose called agreed behind linking'

function tagsAmong(known: string): z.ZodType<Set<string>> {
  const tags = new Set(known.split(' '))
  return z
    .string()
    .transform((text) => new Set(text.split(' ').filter((tag) => tag !== '')))
    .refine((given) => [...given].every((tag) => tags.has(tag)), {
      error: ({ input }) => `Unknown tag: ${[...(input as Set<string>)].filter((tag) => !tags.has(tag)).join(', ')}`,
    })
}

export const nounTags = tagsAmong(NOUN_TAGS)
export const verbTags = tagsAmong(VERB_TAGS)
export const adjectiveTags = tagsAmong(ADJECTIVE_TAGS)
export const adverbTags = tagsAmong(ADVERB_TAGS)
export const interjectionTags = tagsAmong(INTERJECTION_TAGS)
