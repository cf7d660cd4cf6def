import { endingOf, isEndingId } from '#korean/endingTable.ts'
import { suffixName } from '#translator/explanation/suffixLesson.ts'
import type { Clause, Fragment, NounPhrase, SentenceFrame, SentenceOpening } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { clauseWords, KOREAN_BUILDERS } from '#translator/korean/clause.ts'
import { fragmentWords } from '#translator/korean/fragment.ts'
import { interjectionWords } from '#translator/korean/interjection.ts'
import { nounWords } from '#translator/korean/noun.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { withoutRepeatedSubjects } from '#translator/korean/repeatedSubject.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

function punctuated(words: readonly KoreanWord[], mark: string): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), { ...last, text: last.text + mark }] : []
}

/** Names take 씨; 엄마 and 자기야 do not. */
function isTitled({ head }: NounPhrase): boolean {
  return head.kind === 'name' && !head.entry.tags.has('endearment')
}

function openingWords(rendering: Rendering, opening: SentenceOpening): KoreanWord[] {
  if (opening.kind === 'interjection') return interjectionWords(rendering, opening.row, opening.span)
  const name = nounWords(KOREAN_BUILDERS, rendering, opening.name)
  if (rendering.tone === 'casual' || !isTitled(opening.name)) return name
  fire(rendering, 'name/title', '씨')
  return [...name, ...plainWords('씨', 'Mr, Ms (after a name)', tokensOf(opening.name.span))]
}

/** `then he planted a tree`: `then` before the next event, 그러고 나서. */
function isNextAction(opening: SentenceOpening, body: SentenceFrame['body']): boolean {
  if (opening.kind !== 'interjection' || opening.row.english !== 'then' || !body || !isClause(body)) return false
  const { mood, group, predicate } = body
  if (mood !== 'statement' || group.tense !== 'past' || group.progressive || group.modal) return false
  return isLexicalVerb(predicate) && !predicate.entry.tags.has('state')
}

function isClause(body: Clause | Fragment): body is Clause {
  return 'mood' in body
}

/** The last word also renders these tokens: the tag question is in its ending. */
function withSources(words: KoreanWord[], sources: readonly number[]): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), { ...last, sources: [...last.sources, ...sources] }] : []
}

const ASKING_MOODS = new Set<Clause['mood']>(['question', 'request', 'permission', 'offer', 'invitation', 'proposal'])

/** Questions end in a question mark even where the English forgot it. */
function closingMark({ tone }: Rendering, body: SentenceFrame['body'], closing: string): string {
  if (!body || !isClause(body) || !ASKING_MOODS.has(body.mood)) return closing
  if (tone === 'business' && body.careful) return closing.replace('?', '.')
  if (body.mood === 'offer' && body.group.modal === 'will') return closing
  return closing === '' || closing === '.' ? `${closing === '.' ? '?' : ''}` : closing
}

/** Fires the rule for the ending of the last word; business suggestions end in -(으)시지요, which has a step of its own. */
function fireEnding(rendering: Rendering, last: KoreanWord | undefined): void {
  const ending = last?.form?.suffixes.at(-1)
  if (!last || ending === undefined || !isEndingId(ending) || endingOf(ending).kind !== 'final') return
  if (rendering.tone === 'business' && ending === '-지요') return
  fire(rendering, `ending/${rendering.tone}`, last.text, suffixName(ending))
}

/** What stands behind the sentence: ㅋㅋㅋ without a period before it, 알았죠? after a comma. */
function withClosings(rendering: Rendering, words: KoreanWord[], frame: SentenceFrame, mark: string): KoreanWord[] {
  const { closings = [] } = frame
  const sources = closings.flatMap(({ span }) => tokensOf(span))
  const said = closings.map(({ row, span }) => ({ row, words: interjectionWords(rendering, row, span) }))
  const behind = said.filter((each) => each.words.length > 0)
  const asks = closings.some(({ row }) => row.tags.has('agreed'))
  const [first] = behind
  if (!first) return withMark(withSources(words, sources), asks && mark === '?' ? '.' : mark)
  const before = first.row.tags.has('agreed') ? ',' : mark === '.' ? '' : mark
  const after = asks ? '?' : ''
  return [
    ...withMark(words, before),
    ...punctuated(
      behind.flatMap((each) => each.words),
      after,
    ),
  ]
}

/** The words with the mark, unless they end with one. */
function withMark(words: KoreanWord[], mark: string): KoreanWord[] {
  return /[.?!…]$/.test(words.at(-1)?.text ?? '') && /^[.?!]$/.test(mark) ? words : punctuated(words, mark)
}

/** The words of one sentence with its marks. */
export function sentenceWords(rendering: Rendering, frame: SentenceFrame, closing: string): KoreanWord[] {
  const { openings, body, tagged, tag } = frame
  const opened = openings.map((opening) =>
    isNextAction(opening, body)
      ? plainWords('그러고 나서', 'then', tokensOf(opening.kind === 'interjection' ? opening.span : opening.name.span))
      : openingWords(rendering, opening),
  )
  const isFollowedByComma = (index: number) => {
    const opening = openings[index]
    if (opening && isNextAction(opening, body)) return false
    if (opening?.kind === 'interjection' && opening.bare) return false
    return body !== undefined || index < opened.length - 1
  }
  const said = body
    ? isClause(body)
      ? withoutRepeatedSubjects(clauseWords(rendering, body, tagged))
      : fragmentWords(rendering, body, closing.includes('?'))
    : []
  const formula = body && isClause(body) && body.formula ? tokensOf(body.formula) : []
  const words = withSources(said, [...formula, ...(tag ? tokensOf(tag) : [])])
  fireEnding(rendering, words.at(-1))
  const mark = closingMark(rendering, body, closing)
  const whole = [
    ...opened.flatMap((each, index) => (isFollowedByComma(index) ? punctuated(each, ',') : each)),
    ...words,
  ]
  return frame.closings ? withClosings(rendering, whole, frame, mark) : withMark(whole, mark)
}
