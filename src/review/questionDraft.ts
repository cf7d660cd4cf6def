import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { Question } from '#questions/question.ts'
import type { CardDraft } from '#review/card.ts'
import { readFormKey, type TypedKey } from '#review/typedKey.ts'

/** How to take a word apart: its entry, and every chain of suffixes that gives the text. */
export interface FormReader {
  predicate(lemma: string): Predicate | undefined
  readings(predicate: Predicate, text: string): readonly (readonly Suffix[])[]
}

/** The word that a question about a form names: (입다, polite), (많다). */
const NAMED_WORD = /\(([가-힣]+다)(?:, [^)]*)?\)/

/** The card of a question that was missed: typed if the prompt names the word whose form is asked, else its options are shown. */
export function questionDraft(
  question: Question,
  from: Pick<CardDraft, 'source' | 'sourceId'>,
  forms: FormReader,
): CardDraft {
  const { id, type, point, options, correct_answer, explanation, reasons, audio, scene, english } = question
  const named = NAMED_WORD.exec(question.question)?.[1]
  const key = type === 'conjugation' && named !== undefined ? formKeyOf(question, named, forms) : undefined
  return {
    key: `question:${id}`,
    kind: 'question',
    skill: question.skill,
    family: named ?? question.about ?? id,
    content: {
      type: 'question',
      question: {
        ...{ id, type, point, question: question.question, options, correct_answer, explanation, reasons },
        ...(audio === undefined ? {} : { audio }),
        ...(scene === undefined ? {} : { scene }),
        ...(english === undefined ? {} : { english }),
      },
      ...(key === undefined ? {} : { key }),
    },
    ...from,
  }
}

function formKeyOf({ options, correct_answer }: Question, lemma: string, forms: FormReader): TypedKey | undefined {
  const right = options[correct_answer] ?? ''
  const predicate = forms.predicate(lemma)
  return predicate && readFormKey(predicate, forms.readings(predicate, right), right)
}
