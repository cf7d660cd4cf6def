import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import type { EndingId } from '#korean/endingTable.ts'
import type { Predicate } from '#korean/predicate.ts'
import { gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** How two clauses can be related. Endings of the same relation can often replace each other. */
type Relation = 'reason' | 'condition' | 'contrast' | 'concession' | 'purpose' | 'together' | 'choice'

interface Connection {
  readonly relation: Relation
  readonly says: string
  /** The English translation must match, or the relation is ambiguous. */
  readonly english: RegExp
}

const CONNECTIONS: Partial<Record<EndingId, Connection>> = {
  '-아서': { relation: 'reason', says: 'because, so', english: /\b(?:because|so|since|as)\b/i },
  '-(으)니까': { relation: 'reason', says: 'because (so do this)', english: /\b(?:because|so|since|as)\b/i },
  '-(으)면': { relation: 'condition', says: 'if, when', english: /\b(?:if|when|whenever)\b/i },
  '-지만': { relation: 'contrast', says: 'but, although', english: /\b(?:but|although|though)\b/i },
  '-아도': { relation: 'concession', says: 'even if, even though', english: /\beven\b|no matter/i },
  '-(으)려고': { relation: 'purpose', says: 'in order to', english: /\b(?:to|so that|planning)\b/i },
  '-(으)면서': { relation: 'together', says: 'while', english: /\bwhile\b/i },
  '-거나': { relation: 'choice', says: 'or', english: /\bor\b/i },
}

/** Endings that are wrong for each relation in any context. Concession and contrast, for example, can replace each other. */
const APART: Record<Relation, readonly EndingId[]> = {
  reason: ['-지만', '-거나', '-(으)려고', '-(으)면'],
  condition: ['-지만', '-거나', '-(으)려고'],
  contrast: ['-(으)면', '-거나', '-아서', '-(으)려고'],
  concession: ['-아서', '-거나', '-(으)려고'],
  purpose: ['-지만', '-거나', '-(으)면'],
  together: ['-지만', '-거나', '-(으)려고', '-(으)면'],
  choice: ['-지만', '-(으)려고', '-아서', '-(으)면'],
}

/** A clause inside an example is missing its ending. The English translation shows how the clauses are related. */
export const connectiveQuestions: Generator = {
  skill: 'grammar',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

interface Clause {
  readonly at: number
  readonly text: string
  readonly predicate: Predicate
  readonly ending: EndingId
  readonly connection: Connection
}

/** The word as a clause's predicate with one listed ending, if that is its only reading. */
function clauseAt(book: WordBook, text: string, at: number, next: string): Clause | undefined {
  const readings = book.read(text)
  const endings = readings.map((reading) => (reading.kind === 'form' ? reading.suffixes.join() : ''))
  const predicates = new Set(readings.map(({ headword }) => headword?.predicate))
  const ending = endings.find((name): name is EndingId => Object.hasOwn(CONNECTIONS, name))
  const [predicate] = predicates
  const connection = ending && CONNECTIONS[ending]
  if (ending === undefined || connection === undefined || predicate === undefined || predicates.size > 1)
    return undefined
  // 가려고 해요 and 가야 해요 are one predicate with its auxiliary.
  const isAuxiliary = book.read(next).some((reading) => reading.kind === 'form' && reading.lemma === '하다')
  return isAuxiliary ? undefined : { at, text, predicate, ending, connection }
}

/** The only clause of the sentence that ends in a listed connective; undefined if there are more or none. */
function clauseOf(book: WordBook, { example }: AskedHeadword): Clause | undefined {
  const words = sentenceWords(example.korean)
  const clauses = words.slice(0, -1).flatMap((text, at) => clauseAt(book, text, at, words[at + 1] ?? '') ?? [])
  const [clause] = clauses
  return clauses.length === 1 && clause?.connection.english.test(example.english) ? clause : undefined
}

function question(book: WordBook, headword: AskedHeadword): QuestionEntry | undefined {
  const clause = clauseOf(book, headword)
  if (clause === undefined) return undefined
  const { at, text, predicate, ending, connection } = clause
  const id = questionId('conjugation', headword.key, ending)
  const wrong = shuffledBy(APART[connection.relation], id, (other) => other)
    .filter((other) => admits(predicate, [other]))
    .slice(0, OPTION_COUNT - 1)
  const sentence = gapped(headword.example.korean, { from: at, count: 1, text })
  const prompt = sentence && gapPrompt('Which form fits?', headword.example, sentence, predicate.lemma)
  if (wrong.length < OPTION_COUNT - 1 || prompt === undefined || prompt === '') return undefined
  return {
    id,
    type: 'conjugation',
    level: headword.level,
    about: headword.key,
    question: prompt,
    right: text,
    wrong: Object.fromEntries(
      wrong.map((other) => [conjugate(predicate, [other]).text, `${named(other)} says “${CONNECTIONS[other]?.says}”.`]),
    ),
    explanation: `${named(ending)} says “${connection.says}”: ${headword.example.korean} (${headword.example.english})`,
    proof: predicateProof(predicate, [ending]),
  }
}

/** Both variants of the ending, as learners know it: -아서/어서. */
function named(ending: EndingId): string {
  return ending.startsWith('-아') ? `${ending}/어${ending.slice(2)}` : ending
}
