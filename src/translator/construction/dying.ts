import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const DRAWING_NEAR = named(koreanPredicate('죽어 가다', 'verb', 'regular'))

/** `the tree is dying`: death draws near, 죽어 가고 있어요. */
export const DYING: Construction = {
  id: 'dying',
  stage: 'clause',
  after: ['lasting', 'planned future'],
  change(clause) {
    const { predicate, group } = clause
    if (!group.progressive || !isLexicalVerb(predicate) || predicate.entry.korean !== '죽다') return clause
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...DRAWING_NEAR } } }
  },
  examples: [
    {
      english: 'The tree is dying.',
      polite: '나무가 죽어 가요.',
      formal: '나무가 죽어 갑니다.',
      casual: '나무가 죽어 가.',
      business: '나무가 죽어 갑니다.',
    },
  ],
  leftAlone: ['The tree died.', 'My dog died last year.'],
}
