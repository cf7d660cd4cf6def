import type { LessonEntry, LessonStep } from '#lessons/lessonEntry.ts'

/** `{rom:우유}` and `{pron:국물}`, whose Korean is not on the screen. */
const MARKER = /\{[a-z]+:[^{}]*\}/g
const HANGUL_WORD = /\p{Script=Hangul}+/gu

/** The Korean words of a text that a learner reads, in order. */
export function koreanWords(text: string): string[] {
  return text.replace(MARKER, ' ').match(HANGUL_WORD) ?? []
}

/** The texts of a step that may hold Korean, apart from its reason. */
export interface StepTexts {
  /** What is shown and what is right. */
  readonly right: readonly string[]
  /** Wrong options and decoys. */
  readonly wrong: readonly string[]
}

export function stepTexts(step: LessonStep): StepTexts {
  switch (step.kind) {
    case 'text':
      return { right: [step.text], wrong: [] }
    case 'example':
    case 'build':
    case 'tone':
      return { right: [step.korean], wrong: [] }
    case 'choose':
    case 'listen': {
      const [right = '', ...wrong] = step.options
      return { right: [step.prompt ?? '', step.korean ?? '', right], wrong }
    }
    case 'type':
      return { right: [step.prompt, step.answer], wrong: [] }
    case 'order':
      return { right: [step.words.join(' ')], wrong: step.decoys }
    case 'match':
      return { right: step.pairs.flat(), wrong: [] }
  }
}

/** Every text of a step, for checks of spelling. */
export function allTexts(step: LessonStep): string[] {
  const { right, wrong } = stepTexts(step)
  const more = [
    'why' in step ? step.why : '',
    'english' in step ? step.english : '',
    'note' in step ? (step.note ?? '') : '',
    ...('accepted' in step ? step.accepted : []),
  ]
  return [...right, ...wrong, ...more].filter((text) => text !== '')
}

/** Every text of a lesson outside of its steps. */
export function frameTexts({ title, idea, teaches, summary }: LessonEntry): string[] {
  return [title, idea, ...teaches.flatMap(({ korean, english }) => [korean, english]), ...summary]
}
