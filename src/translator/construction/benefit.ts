import { conjugate } from '#korean/conjugate.ts'
import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { benefits } from '#translator/english/favor.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb, type LexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { removed } from '#translator/frame/replaced.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** The verb with -아 주다: 가르쳐 주다. */
function withGiving(entry: VerbEntry): VerbEntry {
  const done = `${conjugate(entry.predicate, ['-아']).text} 주다`
  return { ...entry, ...named(koreanPredicate(done, 'verb', 'regular')), humble: undefined, business: undefined }
}

function servesSpeaker({ entry, arguments: list }: LexicalVerb): boolean {
  if (!entry.tags.has('favour') && !entry.tags.has('teaching')) return false
  return list.some(({ role, object }) => isSpeaker(object) && (role === 'iobj' || role === 'to'))
}

function isGift({ korean, predicate }: VerbEntry): boolean {
  return /[주드리]다$/.test(korean) || predicate.pos !== 'verb'
}

/** Somebody else did it, or does it. */
function isDoneByOther({ subject, mood, group }: Clause): boolean {
  const { who, living } = personOf(subject)
  return (
    (mood === 'statement' || mood === 'question') && living === true && who === 'other' && group.modal === undefined
  )
}

/** `she taught me Korean`, `he opened the door for me`: what is done for the speaker is given, 가르쳐 주다. */
export const BENEFIT: Construction = {
  id: 'benefit',
  stage: 'clause',
  after: ['active voice'],
  change(clause) {
    const { predicate } = clause
    if (!isLexicalVerb(predicate) || predicate.passive || !isDoneByOther(clause) || isGift(predicate.entry))
      return clause
    const adjuncts = removed(clause.adjuncts, (each) => benefits(each, ['I', 'we']))
    if (adjuncts === clause.adjuncts && !servesSpeaker(predicate)) return clause
    return { ...clause, adjuncts, predicate: { ...predicate, entry: withGiving(predicate.entry) } }
  },
  examples: [
    {
      english: 'My grandmother taught me Korean.',
      polite: '저희 할머니가 저한테 한국어를 가르쳐 주셨어요.',
      formal: '저희 할머니가 저에게 한국어를 가르쳐 주셨습니다.',
      casual: '우리 할머니가 나한테 한국어를 가르쳐 주셨어.',
      business: '저희 할머니가 저에게 한국어를 가르쳐 주셨습니다.',
    },
    {
      english: 'She opened the window for me.',
      polite: '그 사람은 창문을 열어 줬어요.',
      formal: '그 사람은 창문을 열어 줬습니다.',
      casual: '걔는 창문을 열어 줬어.',
      business: '그분은 창문을 열어 주셨습니다.',
    },
  ],
  leftAlone: ['I taught her Korean.', 'She opened the window.', 'The company sent me a bill.'],
}
