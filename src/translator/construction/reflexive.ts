import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

interface Reflexive {
  verb: NamedPredicate
  precedingWords?: string
}

/** Verbs whose reflexive pronoun Korean leaves out. */
const REFLEXIVES: Readonly<Record<string, Reflexive>> = {
  hurt: { verb: named(koreanPredicate('다치다', 'verb', 'regular')) },
  cut: { verb: named(koreanPredicate('베이다', 'verb', 'regular')) },
  burn: { verb: named(koreanPredicate('데다', 'verb', 'regular')) },
  kill: { verb: named(koreanPredicate('끊다', 'verb', 'regular')), precedingWords: '스스로 목숨을' },
  teach: { verb: named(koreanPredicate('배우다', 'verb', 'regular')), precedingWords: '혼자' },
  enjoy: { verb: named(koreanPredicate('보내다', 'verb', 'regular')), precedingWords: '즐거운 시간을' },
  behave: { verb: named(koreanPredicate('행동하다', 'verb', '하다')), precedingWords: '얌전히' },
}

/** `he hurt himself`: 다쳤어요. */
export const REFLEXIVE: Construction = {
  id: 'reflexive',
  stage: 'clause',
  change(clause) {
    const { predicate } = clause
    if (!isLexicalVerb(predicate)) return clause
    const self = predicate.arguments.find(({ object }) => isPronoun(object, 'self'))
    const reflexive = self && tableEntry(REFLEXIVES, predicate.entry.english)
    if (!reflexive) return clause
    const at = { from: predicate.at.from, to: self.object.span.to }
    const entry = { ...predicate.entry, ...reflexive.verb, precedingWords: reflexive.precedingWords ?? '' }
    const list = predicate.arguments.filter((each) => each !== self)
    return { ...clause, predicate: { ...predicate, entry, at, arguments: list } }
  },
  examples: [
    {
      english: 'He hurt himself.',
      polite: '그 사람은 다쳤어요.',
      formal: '그 사람은 다쳤습니다.',
      casual: '걔는 다쳤어.',
      business: '그분은 다치셨습니다.',
    },
    {
      english: 'He taught himself Korean.',
      polite: '그 사람은 한국어를 혼자 배웠어요.',
      formal: '그 사람은 한국어를 혼자 배웠습니다.',
      casual: '걔는 한국어를 혼자 배웠어.',
      business: '그분은 한국어를 혼자 배우셨습니다.',
    },
  ],
  leftAlone: ['He hurt his back.', 'She enjoyed the movie.'],
}
