import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

/** `I was about to leave when …`, `I was sleeping when suddenly …`: the news is in the clause with `when`. */
function isInterrupted({ group, predicate, mood }: Clause, { relation, clause }: Link): boolean {
  if (relation !== 'when' || mood !== 'statement' || group.tense !== 'past' || group.negative || group.modal)
    return false
  if (clause.group.tense !== 'past' || clause.group.modal || clause.group.progressive) return false
  const isAboutTo = predicate.kind === 'control' && predicate.control === 'about to'
  return (
    isAboutTo || (group.progressive && clause.adjuncts.some((each) => isAdverb(each, 'suddenly', 'all of a sudden')))
  )
}

/** What was going on or planned: I was sleeping, I was going to clean. */
function isGoingOn({ group, predicate }: Clause): boolean {
  if (group.tense !== 'past' || group.negative || group.modal) return false
  return group.progressive || (predicate.kind === 'control' && /^(?:going|about to)$/.test(predicate.control))
}

/** `I was sleeping, but the phone rang`: no contrast, but news. */
function isNewsBehind({ group, predicate, mood, subject }: Clause, { relation, clause, span }: Link): boolean {
  if (relation !== 'but' || mood !== 'statement' || !subject || subject.span.from < span.from) return false
  const happens = group.tense === 'past' && !group.negative && !group.modal && !group.progressive
  const isOther = !isSpeaker(subject) && !isSamePerson(clause.subject, subject)
  return happens && isOther && isLexicalVerb(predicate) && !predicate.entry.tags.has('state') && isGoingOn(clause)
}

/** `I was about to leave when she started to cry`: what was going on comes first, 떠나려고 했는데 그 사람이 울기 시작했어요. */
export const INTERRUPTION: Construction = {
  id: 'interruption',
  stage: 'question',
  change(clause) {
    const { precedingClauses = [], ...main } = clause
    const [link] = precedingClauses
    if (!link || precedingClauses.length > 1) return clause
    if (isNewsBehind(clause, link)) return { ...clause, precedingClauses: [{ ...link, relation: 'meanwhile' }] }
    if (!isInterrupted(clause, link)) return clause
    const scene: Link = { relation: 'meanwhile', clause: main, span: link.span }
    return { ...link.clause, precedingClauses: [scene, ...(link.clause.precedingClauses ?? [])] }
  },
  examples: [
    {
      english: 'I was about to leave when she started to cry.',
      polite: '막 떠나려고 했는데 그 사람이 울기 시작했어요.',
      formal: '막 떠나려고 했는데 그 사람이 울기 시작했습니다.',
      casual: '막 떠나려고 했는데 걔가 울기 시작했어.',
      business: '막 떠나려고 했는데 그분이 울기 시작하셨습니다.',
    },
    {
      english: 'I was sleeping, but the phone rang.',
      polite: '자고 있었는데 전화가 울렸어요.',
      formal: '자고 있었는데 전화가 울렸습니다.',
      casual: '자고 있었는데 전화가 울렸어.',
      business: '자고 있었는데 전화가 울렸습니다.',
    },
  ],
  leftAlone: ['I was sleeping, but Tom was working.', 'I was sleeping when you called.', 'I was about to leave.'],
}
