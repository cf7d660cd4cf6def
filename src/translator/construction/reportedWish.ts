import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import type { ReportId } from '#translator/frame/government.ts'
import { replaced } from '#translator/frame/replaced.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const SAYING: ReadonlySet<ReportId> = new Set(['say', 'tell', 'text', 'answer', 'mention'])

function asSpeaker(phrase: NounPhrase): NounPhrase {
  return { ...phrase, head: { kind: 'pronoun', id: 'I' } }
}

/** `he said he was tired and that he wanted`: the same person in both clauses. */
function ownLink(link: Link, subject: NounPhrase): Link {
  const { clause } = link
  if (!clause.subject || !isSamePerson(subject, clause.subject)) return link
  return { ...link, clause: { ...clause, subject: asSpeaker(clause.subject), sharedSubject: true } }
}

/** `he said he wanted to go home`: one tells one's own wish, 집에 가고 싶다고 했어요; otherwise -고 싶어 하다. */
export const REPORTED_WISH: PhraseConstruction = {
  id: 'reported wish',
  stage: 'phrase',
  after: ['reported owner', 'repeated subject'],
  change(phrase) {
    const { predicate, subject } = phrase
    if (predicate.kind !== 'report' || !SAYING.has(predicate.report) || personOf(subject).who !== 'other') return phrase
    const { clause } = predicate
    const wishes = clause.predicate.kind === 'control' && clause.predicate.control === 'want'
    const own = clause.subject === undefined || isSamePerson(subject, clause.subject)
    if (!wishes || !own || !subject) return phrase
    const told: Clause = { ...clause, subject: asSpeaker(clause.subject ?? subject), sharedSubject: true }
    if (clause.precedingClauses)
      told.precedingClauses = replaced(clause.precedingClauses, (link) => ownLink(link, subject))
    return { ...phrase, predicate: { ...predicate, clause: told } }
  },
  examples: [
    {
      english: 'He said he wanted to go home.',
      polite: '그 사람은 집에 가고 싶다고 했어요.',
      formal: '그 사람은 집에 가고 싶다고 했습니다.',
      casual: '걔는 집에 가고 싶다고 했어.',
      business: '그분은 집에 가고 싶다고 하셨습니다.',
    },
  ],
  leftAlone: ['He wanted to go home.', 'He said I wanted to go home.'],
}
