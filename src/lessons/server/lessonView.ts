import { decomposed } from '#korean/hangul.ts'
import { romanization } from '#korean/romanization.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { expandMarkers } from '#learn/koreanMarker.ts'
import type { Inline } from '#learn/markdown/node.ts'
import { articlePart } from '#learn/server/articleBody.ts'
import type { Lesson } from '#lessons/lesson.ts'
import type { LessonTitle, LessonView, StepView } from '#lessons/lessonContract.ts'
import type { LessonStep } from '#lessons/lessonEntry.ts'
import type { Speech } from '#speech/server/speech.ts'

type ListenUrl = Speech['listenUrl']

export function lessonTitle({ course, number, title, idea, steps }: Lesson): LessonTitle {
  return { course, number, title, idea, stepCount: steps.length }
}

/** @param hasNext whether its course has another lesson */
export async function lessonView(lesson: Lesson, hasNext: boolean, listenUrl: ListenUrl): Promise<LessonView> {
  return {
    ...lessonTitle(lesson),
    next: hasNext ? lesson.number + 1 : null,
    steps: await Promise.all(lesson.steps.map((step) => stepView(step, listenUrl))),
    summary: lesson.summary.map(expandMarkers),
    teaches: lesson.teaches.map(({ korean, english, kind }) => ({
      korean,
      english: expandMarkers(english),
      kind,
      audio_url: listenUrl(korean),
    })),
  }
}

async function stepView(step: LessonStep, listenUrl: ListenUrl): Promise<StepView> {
  switch (step.kind) {
    case 'text':
      return { kind: 'text', blocks: await articlePart(step.text) }
    case 'example': {
      const { kind, korean, english, note } = step
      return {
        kind,
        ...heard(korean, listenUrl),
        english,
        romanization: romanization(spelledOut(korean)),
        note: note === undefined ? null : await inline(note),
      }
    }
    case 'match':
      return {
        kind: 'match',
        pairs: step.pairs.map(([one, other]) => [expandMarkers(one), expandMarkers(other)]),
        why: [],
      }
    default:
      return { ...exerciseView(step, listenUrl), why: await inline(step.why) }
  }
}

/** Without the reason. */
function exerciseView(step: Exclude<LessonStep, { kind: 'text' | 'example' | 'match' }>, listenUrl: ListenUrl) {
  switch (step.kind) {
    case 'choose': {
      const { kind, prompt, korean = null, options } = step
      return { kind, prompt: expandMarkers(prompt), korean, options: options.map(expandMarkers) }
    }
    case 'listen': {
      const { kind, korean, prompt = null, options } = step
      return { kind, ...heard(korean, listenUrl), prompt, options: options.map(expandMarkers) }
    }
    case 'type': {
      const { kind, prompt, answer, accepted } = step
      return { kind, prompt: expandMarkers(prompt), answers: [answer, ...accepted], audio_url: listenUrl(answer) }
    }
    case 'order': {
      const { kind, english, words, decoys, accepted } = step
      const sentence = words.join(' ')
      return {
        kind,
        english,
        tiles: [...words, ...decoys],
        orders: [sentence, ...accepted],
        audio_url: listenUrl(sentence),
      }
    }
    case 'build':
      return { kind: step.kind, ...heard(step.korean, listenUrl), english: step.english, tiles: lettersOf(step.korean) }
    case 'tone':
      return { kind: step.kind, ...heard(step.korean, listenUrl), english: step.english, tone: step.tone }
  }
}

function heard(korean: string, listenUrl: ListenUrl) {
  return { korean, audio_url: listenUrl(korean) }
}

/** A text's letters in the order in which they are written. */
export function lettersOf(korean: string): string[] {
  return [...korean].flatMap((char) => {
    const syllable = decomposed(char)
    if (syllable === undefined) return [char]
    const { onset, vowel, final } = syllable
    return final === '' ? [onset, vowel] : [onset, vowel, final]
  })
}

/** A text of one paragraph. */
async function inline(markdown: string): Promise<Inline[]> {
  const [first] = await articlePart(markdown)
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: markdown }]
}
