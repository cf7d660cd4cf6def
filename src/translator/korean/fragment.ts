import { sinoNumeral } from '#korean/numeral.ts'
import { copula, predicate } from '#korean/predicate.ts'
import { sensesText } from '#translator/explanation/openSense.ts'
import type { Fragment } from '#translator/frame/frame.ts'
import { adjectiveFragmentWords } from '#translator/korean/adjective.ts'
import { adjunctWords } from '#translator/korean/adjunctWords.ts'
import { KOREAN_BUILDERS } from '#translator/korean/clause.ts'
import { endings } from '#translator/korean/finalSuffixes.ts'
import { nounWords } from '#translator/korean/noun.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { closing, formWords, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

const GIVE = predicate('주다', 'verb', 'regular')

/** A noun alone with `please`: 커피 주세요. */
function wantedWords(rendering: Rendering, words: KoreanWord[]): KoreanWord[] {
  const giving = endings(rendering.tone, 'command').filter((suffix) => suffix !== '-아 주다')
  return [...words, ...closing(formWords(GIVE, giving, 'please give', []), 'command')]
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

function nounFragmentWords(
  rendering: Rendering,
  fragment: Extract<Fragment, { kind: 'noun fragment' }>,
  asks: boolean,
): KoreanWord[] {
  const { head, at } = fragment.phrase
  const words =
    head.kind === 'number'
      ? plainWords(sinoNumeral(head.value), String(head.value), tokensOf(at))
      : nounWords(KOREAN_BUILDERS, rendering, fragment.phrase)
  if (fragment.exclaimed) return exclaimedWords(rendering, words)
  if (fragment.please) return wantedWords(rendering, words)
  return asks ? askedWords(rendering, words) : words
}

/** The words of a fragment; `asks` where a question mark stands after it. */
export function fragmentWords(rendering: Rendering, fragment: Fragment, asks: boolean): KoreanWord[] {
  switch (fragment.kind) {
    case 'noun fragment':
      return nounFragmentWords(rendering, fragment, asks)
    case 'word': {
      const [first, ...others] = fragment.senses
      if (!first) throw new Untranslatable(fragment.english)
      if (others.length > 0) fire(rendering, 'sense', fragment.english, first.korean, sensesText(others))
      return plainWords(first.korean, fragment.english, [0]).map((word) => ({
        ...word,
        parts: [{ text: word.text, meaning: first.hint }],
        ...(others.length > 0 ? { senses: others } : {}),
      }))
    }
    case 'adjective fragment':
      return adjectiveFragmentWords(
        rendering,
        fragment.phrase,
        fragment.exclaimed ? (asks ? 'asked' : 'exclaimed') : 'said',
      )
    case 'adjunct fragment':
      return adjunctWords(KOREAN_BUILDERS, rendering, fragment.adjunct, 'being')
  }
}
