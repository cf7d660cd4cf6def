import type { EpochMs } from '#kit/time.ts'
import { spokenText } from '#korean/spoken.ts'
import { type Scene, sceneTexts } from '#questions/scene.ts'
import type { CardDraft } from '#review/card.ts'
import { rightAnswer } from '#review/grading.ts'
import type { Schedule } from '#review/schedule.ts'

/** A card of a deck, as it is taken out. */
export interface DeckCard extends Pick<CardDraft, 'kind' | 'skill' | 'content' | 'source'> {
  id: string
  createdAt: EpochMs
  state: Schedule['state']
  dueAt: EpochMs
  reviewedAt: EpochMs | null
  lapses: number
  suspended: boolean
  /** How often it was answered. */
  answers: number
}

/** The texts of a card. One that the card does not have is empty. */
export interface DeckTexts {
  prompt: string
  /** A sentence with a gap, the text that was read before answering, or the word whose form is asked. */
  context: string
  /** What is heard, of a listening question. */
  heard: string
  options: readonly string[]
  answer: string
  explanation: string
}

export function deckTexts({ content }: Pick<DeckCard, 'content'>): DeckTexts {
  const answer = rightAnswer(content)
  if (content.type === 'item') {
    const { english, sentence, lemma } = content
    const context = [sentence, lemma === undefined ? undefined : `(${lemma})`].filter((part) => part !== undefined)
    return { prompt: english, context: context.join(' '), heard: '', options: [], answer, explanation: '' }
  }
  const { question, scene, audio, options, explanation } = content.question
  return {
    prompt: question,
    context: scene ? sceneText(scene) : '',
    heard: audio === undefined ? '' : spokenText(audio),
    options: content.key ? [] : options,
    answer,
    explanation,
  }
}

function sceneText(scene: Scene): string {
  if (scene.kind === 'dialogue') return scene.turns.map(([speaker, text]) => `${speaker}: ${text}`).join('\n')
  return sceneTexts(scene).join('\n')
}
