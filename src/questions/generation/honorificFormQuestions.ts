import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy, spreadHash } from '#kit/spreadHash.ts'
import { conjugate } from '#korean/conjugate.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { honorificOf } from '#korean/honorific.ts'
import { stemOf } from '#korean/predicate.ts'
import { stemShapes } from '#korean/stem.ts'
import { GAP } from '#questions/gap.ts'
import { formRule } from '#questions/generation/formRule.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss, hasNoReading } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** Verbs that are natural with an honored subject and without an object. */
const INTRANSITIVE_VERBS =
  '가다 오다 나가다 나오다 들어가다 들어오다 돌아오다 올라가다 내려가다 걷다 앉다 일어나다 쉬다 일하다 출근하다 퇴근하다 여행하다 산책하다 운동하다 수영하다 등산하다 도착하다 출발하다 떠나다 다녀오다 이사하다 웃다 전화하다 이야기하다 기다리다 노래하다 춤추다 쇼핑하다'.split(
    ' ',
  )
/** Verbs that need an object; the example has it. */
const TRANSITIVE_VERBS =
  '읽다 쓰다 입다 벗다 신다 사다 팔다 만들다 요리하다 준비하다 가르치다 설명하다 소개하다 보내다 받다 찾다 빌리다 고르다 열다 닫다 켜다 끄다 씻다 닦다 찍다 그리다 부르다 듣다 배우다 바꾸다 고치다 정하다 시작하다 끝내다 확인하다 예약하다 주문하다 칭찬하다 걱정하다 사랑하다 좋아하다 짓다 돕다 심다 구하다 풀다 기억하다 결정하다 연주하다 발표하다 번역하다 연구하다 운전하다'.split(
    ' ',
  )
const PEOPLE = [
  { korean: '선생님', english: 'the teacher' },
  { korean: '할머니', english: 'the grandmother' },
  { korean: '사장님', english: 'the boss' },
  { korean: '교수님', english: 'the professor' },
]

/** The form of a verb that honors its subject, among forms that do not. */
export const honorificFormQuestions: Generator = {
  skill: 'grammar',
  generate: (book) =>
    book.headwords.flatMap((word) => {
      const object = objectBefore(book, word)
      return object === undefined ? [] : (question(book, word, object) ?? [])
    }),
}

/** The text before the verb: nothing, or the object from its example; undefined where the sentence would sound odd. */
function objectBefore(book: WordBook, { wordClass, word, example }: AskedHeadword): string | undefined {
  if (wordClass !== 'verb') return undefined
  if (INTRANSITIVE_VERBS.includes(word)) return ''
  if (!TRANSITIVE_VERBS.includes(word)) return undefined
  const words = sentenceWords(example.korean)
  const object = words.at(-2) ?? ''
  const isClosing = finalPredicates(words, book.read).some(
    ({ headword, wordCount }) => headword.word === word && wordCount === 1,
  )
  const isObject = book.read(object).some((reading) => reading.kind === 'noun' && reading.particles.join() === '을/를')
  return isClosing && isObject ? `${object} ` : undefined
}

function question(book: WordBook, word: AskedHeadword, object: string): QuestionEntry | undefined {
  const { predicate } = word
  const isPlain = predicate?.pos === 'verb' && predicate.class !== '시다' && !predicate.lemma.includes(' ')
  if (!isPlain || predicate === undefined || honorificOf(predicate) !== undefined || word.humble !== undefined)
    return undefined
  const id = questionId('honorific', word.key, 'form')
  const person = PEOPLE[spreadHash(id) % PEOPLE.length]
  if (person === undefined) return undefined
  const right = conjugate(predicate, ['-시-', '-았-', '-아요']).text
  const plain = conjugate(predicate, ['-았-', '-아요']).text
  const past = plain.slice(0, -2)
  const { eu } = stemShapes(predicate)
  const mistakes: [string, string][] = [
    [`${past}으세요`, '시 comes before the past, not after it.'],
    [`${eu}세었어요`, '시 and 었 make 셨.'],
    [`${eu}시어요`, 'The past 었 is missing.'],
    ...(hasFinalConsonant(stemOf(predicate)) && predicate.class === 'regular'
      ? ([[`${stemOf(predicate)}셨어요`, 'After a consonant 시 is written 으시.']] as [string, string][])
      : []),
  ]
  const wrong = shuffledBy(
    mistakes.filter(([text]) => hasNoReading(book, text)),
    id,
    ([text]) => text,
  ).slice(0, OPTION_COUNT - 2)
  if (wrong.length < OPTION_COUNT - 2) return undefined
  return {
    id,
    type: 'honorific',
    point: 'honorific-si',
    about: word.key,
    uses: book.uses(word),
    question: `Which past form honors ${person.english}? ${word.word} (${firstGloss(word)})\n${person.korean}께서 ${object}${GAP}.`,
    right,
    wrong: { [plain]: `This is the plain past; it does not honor ${person.english}.`, ...Object.fromEntries(wrong) },
    explanation: `${formRule(predicate, ['-시-'])} -(으)시- and 었 merge into 셨: ${right}. 께서 marks the honored subject.`,
    proof: predicateProof(predicate, ['-시-', '-았-', '-아요']),
  }
}
