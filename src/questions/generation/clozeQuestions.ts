import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import { finalConsonant } from '#korean/finalSound.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Gap, gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { exampleLine, firstGloss, isAsked } from '#questions/generation/quizWord.ts'
import { wrongWords } from '#questions/generation/wrongWords.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** A word's place in its own example, and how another word would be written there. */
interface Place {
  readonly gap: Gap
  /** Undefined if the other word cannot be used there, or only if what follows it changed its form. */
  written(word: AskedHeadword): string | undefined
}

/** The headword is missing from its example. The English translation shows which word it is. */
export const clozeQuestions: Generator = {
  skill: 'vocab',
  generate: (book) => book.headwords.filter(isAsked).flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, asked: AskedHeadword): QuestionEntry | undefined {
  const id = questionId('cloze', asked.key)
  const place = asked.predicate === undefined ? wordPlace(book, asked) : formPlace(book, asked)
  if (place === undefined) return undefined
  const wrong = wrongWords(book, asked, id, (word) => place.written(word) !== undefined)
  const sentence = gapped(asked.example.korean, place.gap)
  const prompt = sentence && gapPrompt('Which word fits?', asked.example, sentence)
  if (wrong === undefined || prompt === undefined || prompt === '') return undefined
  return {
    id,
    type: 'cloze',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: prompt,
    right: place.gap.text,
    wrong: Object.fromEntries(
      wrong.map((word) => [place.written(word) ?? '', `${word.word} means “${firstGloss(word)}”.`]),
    ),
    explanation: exampleLine(asked),
  }
}

/**
 * Before a particle, the other word must end in the same kind of sound: 을 after the gap would rule out a word that ends in a
 * vowel.
 */
function wordPlace(book: WordBook, asked: AskedHeadword): Place | undefined {
  const words = sentenceWords(asked.example.korean)
  const places = words.flatMap((text, from) => {
    const isHere = book.read(text).some(({ headword }) => headword === asked)
    return isHere && text.startsWith(asked.word) ? [{ from, isBare: text === asked.word }] : []
  })
  const [place] = places
  if (place === undefined || places.length > 1) return undefined
  const ending = endingKind(asked.word)
  return {
    gap: { from: place.from, count: 1, text: asked.word },
    written: ({ word }) => (place.isBare || endingKind(word) === ending ? word : undefined),
  }
}

function endingKind(word: string): string {
  const final = finalConsonant(word)
  return final === '' || final === 'ㄹ' ? final : 'closed'
}

function formPlace(book: WordBook, asked: AskedHeadword): Place | undefined {
  const words = sentenceWords(asked.example.korean)
  const [closing] = finalPredicates(words, book.read).filter(({ headword }) => headword === asked)
  if (closing !== undefined) {
    const text = words.slice(-closing.wordCount).join(' ')
    return conjugated(
      book,
      { from: words.length - closing.wordCount, count: closing.wordCount, text },
      closing.suffixes,
    )
  }
  const forms = words.flatMap((text, from) =>
    book
      .read(text)
      .flatMap((reading) =>
        reading.kind === 'form' && reading.headword === asked && asked.predicate !== undefined
          ? [{ text, from, suffixes: reading.suffixes }]
          : [],
      ),
  )
  const form = forms.find(({ suffixes }) => asked.predicate !== undefined && admits(asked.predicate, suffixes))
  return form && conjugated(book, { from: form.from, count: 1, text: form.text }, form.suffixes)
}

function conjugated(book: WordBook, gap: Gap, suffixes: readonly Suffix[]): Place {
  return {
    gap,
    written(word) {
      const { predicate } = word
      if (predicate === undefined || predicate.class === '시다' || !admits(predicate, suffixes)) return undefined
      const { text } = conjugate(predicate, suffixes)
      // 주세요, a form of 줄다, would be read as a form of 주다.
      const isItsOwn = book.read(text).every(({ headword }) => headword === word)
      return isItsOwn ? text : undefined
    },
  }
}
