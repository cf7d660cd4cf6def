import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

/** `can read` without an object is about literacy: 글을 읽을 수 있어요. */
export const LITERACY: Construction = {
  id: 'literacy',
  stage: 'clause',
  after: ['own could', 'conditional could'],
  change(clause) {
    const { predicate, group } = clause
    const able = group.modal === 'can' || group.modal === 'could'
    if (!able || !isLexicalVerb(predicate) || predicate.entry.precedingWords !== '책을') return clause
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, precedingWords: '글을' } } }
  },
  examples: [
    {
      english: 'My son can read.',
      polite: '저희 아들은 글을 읽을 수 있어요.',
      formal: '저희 아들은 글을 읽을 수 있습니다.',
      casual: '우리 아들은 글을 읽을 수 있어.',
      business: '저희 아들은 글을 읽을 수 있습니다.',
    },
    {
      english: 'Can you read?',
      polite: '글을 읽으실 수 있어요?',
      formal: '글을 읽으실 수 있습니까?',
      casual: '글을 읽을 수 있어?',
      business: '글을 읽으실 수 있습니까?',
    },
  ],
  leftAlone: ['My son likes to read.', 'My son can read this book.'],
}
