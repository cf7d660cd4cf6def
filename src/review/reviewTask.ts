import { shuffledBy } from '#kit/spreadHash.ts'
import { decomposed } from '#korean/hangul.ts'
import type { Spoken } from '#korean/spoken.ts'
import type { CardContent, CardDraft, ItemContent, QuestionContent } from '#review/card.ts'
import { rightAnswer } from '#review/grading.ts'
import type { ItemPrompt, QuestionPrompt, ReviewTask } from '#review/reviewContract.ts'
import type { CardState } from '#review/schedule.ts'
import type { NearMiss } from '#review/typedAnswer.ts'

/** A stored card. */
export interface StoredCard extends Omit<CardDraft, 'key'> {
  id: string
  state: CardState
}

/** Where clips are. */
export interface Clips {
  /** Null for a text that is not spoken. */
  listenUrl(text: string): string | null
  /** The clip of a listening question. Its URL does not tell the words. */
  questionUrl(said: Spoken, cardId: string): string | null
}

/**
 * A card as it is asked.
 * @param answersSoFar the options change their order with it
 */
export function reviewTask(card: StoredCard, miss: NearMiss | null, answersSoFar: number, clips: Clips): ReviewTask {
  const { id, kind, skill, source, sourceId, content } = card
  return {
    card_id: id,
    kind,
    skill_type: skill,
    source,
    source_id: sourceId,
    prompt:
      content.type === 'item' ? itemPrompt(content, card, clips) : questionPrompt(content, card, answersSoFar, clips),
    hint: isTyped(content) ? firstLetter(rightAnswer(content)) : null,
    miss,
  }
}

export function isTyped(content: CardContent): boolean {
  return content.key !== undefined
}

function itemPrompt(
  { korean, english, sentence, lemma, example }: ItemContent,
  { state }: StoredCard,
  clips: Clips,
): ItemPrompt {
  return {
    type: 'item',
    english,
    sentence: sentence ?? null,
    lemma: lemma ?? null,
    introduction: state === 'new' ? { korean, audio_url: clips.listenUrl(korean), example: example ?? null } : null,
  }
}

function questionPrompt(
  { question: asked, key }: QuestionContent,
  card: StoredCard,
  answersSoFar: number,
  clips: Clips,
): QuestionPrompt {
  const { question, scene, audio, options } = asked
  return {
    type: 'question',
    question,
    scene: scene ?? null,
    audio_url: audio === undefined ? null : clips.questionUrl(audio, card.id),
    options: key ? null : shuffledBy(options, `${card.id} ${answersSoFar}`, (option) => option),
  }
}

/** The first letter (자모) of a Korean text: ㅅ of 선생님. */
function firstLetter(text: string): string {
  const first = text.replace(/^[^\p{L}\p{N}]+/u, '').charAt(0)
  return decomposed(first)?.onset ?? first
}
