import { copula } from '#korean/predicate.ts'
import type { Clause, Fragment, SentenceFrame, SentenceOpening } from '#translator/frame.ts'
import { adjectiveFragmentWords } from '#translator/koreanAdjective.ts'
import { prepositionalWords } from '#translator/koreanArgument.ts'
import { clauseWords, KOREAN_RENDERER } from '#translator/koreanClause.ts'
import { nounWords } from '#translator/koreanNoun.ts'
import { phraseWords } from '#translator/koreanPhrase.ts'
import { bracketed, formWords, type KoreanWord, plainWords, tokensOf } from '#translator/koreanWord.ts'
import { fire, type Rendering } from '#translator/rendering.ts'

function punctuated(words: readonly KoreanWord[], mark: string): KoreanWord[] {
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), { ...last, text: last.text + mark }] : []
}

function openingWords(rendering: Rendering, opening: SentenceOpening): KoreanWord[] {
  if (opening.kind === 'interjection') {
    return plainWords(opening.row[rendering.tone], opening.row.english, tokensOf(opening.span))
  }
  const name = nounWords(KOREAN_RENDERER, rendering, opening.name)
  return rendering.tone === 'casual'
    ? name
    : [...name, ...plainWords('씨', 'Mr, Ms (after a name)', tokensOf(opening.name.span))]
}

/** What a noun alone is asked for with please: 커피 주세요. */
function wantedWords(rendering: Rendering, words: KoreanWord[]): KoreanWord[] {
  const give = { polite: '주세요', formal: '주십시오', casual: '줘', business: '주시기 바랍니다' }[rendering.tone]
  return [...words, ...plainWords(give, 'please give', [])]
}

function fragmentWords(rendering: Rendering, fragment: Fragment, asks: boolean): KoreanWord[] {
  switch (fragment.kind) {
    case 'phrase':
      return phraseWords(KOREAN_RENDERER, rendering, fragment)
    case 'noun fragment': {
      const words = nounWords(KOREAN_RENDERER, rendering, fragment.phrase)
      if (fragment.exclaimed) return exclaimedWords(rendering, words)
      if (fragment.please) return wantedWords(rendering, words)
      return asks ? askedWords(rendering, words) : words
    }
    case 'word': {
      const [first = '', ...others] = fragment.korean
      if (others.length > 0) fire(rendering, 'sense', fragment.english, others.join(', '))
      return plainWords(first, fragment.english, [0])
    }
    case 'adjective fragment':
      return adjectiveFragmentWords(rendering, fragment.phrase, fragment.exclaimed)
    case 'adjunct fragment': {
      const { adjunct } = fragment
      if (adjunct.kind === 'preposition') return prepositionalWords(KOREAN_RENDERER, rendering, adjunct.phrase, 'being')
      if (adjunct.kind === 'time noun') return nounWords(KOREAN_RENDERER, rendering, adjunct.object)
      if (adjunct.kind !== 'adverb') return []
      const { entry, span } = adjunct.use
      return 'unknown' in entry
        ? plainWords(bracketed(entry.unknown), entry.unknown, tokensOf(span))
        : plainWords(entry.korean, entry.english, tokensOf(span))
    }
  }
}

const EXCLAIMED = { polite: '-네요', formal: '-습니다', casual: '-네', business: '-습니다' } as const

/** 정말 아름다운 날이네요! */
function exclaimedWords(rendering: Rendering, words: KoreanWord[]): KoreanWord[] {
  const last = words.at(-1)
  if (!last) return words
  const closing = formWords(copula(last.text), [EXCLAIMED[rendering.tone]], last.gloss, last.sources)
  return [...plainWords('정말', 'what a', [0]), ...words.slice(0, -1), ...closing]
}

function askedWords(rendering: Rendering, words: KoreanWord[]): KoreanWord[] {
  const last = words.at(-1)
  if (!last || rendering.tone === 'casual') return words
  const suffix = rendering.tone === 'polite' ? '-아요' : '-습니까'
  return [...words.slice(0, -1), ...formWords(copula(last.text), [suffix], last.gloss, last.sources)]
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
function closingMark(body: SentenceFrame['body'], closing: string): string {
  if (!body || !isClause(body) || !ASKING_MOODS.has(body.mood)) return closing
  return closing === '' || closing === '.' ? `${closing === '.' ? '?' : ''}` : closing
}

/** The words of one sentence with its marks. */
export function sentenceWords(rendering: Rendering, frame: SentenceFrame, closing: string): KoreanWord[] {
  const { openings, body, tagged, tag } = frame
  const opened = openings.map((opening) => openingWords(rendering, opening))
  const said = body
    ? isClause(body)
      ? clauseWords(rendering, body, tagged)
      : fragmentWords(rendering, body, closing.includes('?'))
    : []
  const formula = body && isClause(body) && body.formula ? tokensOf(body.formula) : []
  const words = withSources(said, [...formula, ...(tag ? tokensOf(tag) : [])])
  const last = words.at(-1)?.text
  if (last && body && isClause(body)) fire(rendering, `ending/${rendering.tone}`, last)
  const mark = closingMark(body, closing)
  const whole = [
    ...opened.flatMap((each, index) => (body || index < opened.length - 1 ? punctuated(each, ',') : each)),
    ...words,
  ]
  return /[.?!…]$/.test(whole.at(-1)?.text ?? '') && /^[.?!]$/.test(mark) ? whole : punctuated(whole, mark)
}
