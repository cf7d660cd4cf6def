import { GAP } from '#questions/gap.ts'
import { keyOf, type Question } from '#questions/question.ts'
import { sceneTexts } from '#questions/scene.ts'

const LINE = /_+/g
const DOUBLE_SPACE = /\s{2}/

/**
 * One gap at most, or one in each of two sentences. It is below the task, where the screen puts the key into it, so the filled text must
 * be well written.
 */
export function gapFaults(question: Question): (string | false)[] {
  const { scene } = question
  const [task = '', ...lines] = question.question.split('\n')
  const shown = [...lines, ...(scene === undefined ? [] : sceneTexts(scene))]
  const drawn = shown.map((text) => text.match(LINE) ?? [])
  const filled = shown.map((text) => text.replace(GAP, keyOf(question)))
  const isPair = scene?.kind === 'sentences'
  return [
    task.includes('_') && `the gap is in the task: ${task}`,
    isPair && !hasOneEach(drawn) && 'each of the two sentences has one gap',
    !isPair && drawn.flat().length > 1 && `there is more than one gap: ${shown.join(' / ')}`,
    drawn.flat().some((line) => line !== GAP) && `a gap is written ${GAP}: ${shown.join(' / ')}`,
    found(filled, (text) => text !== text.normalize('NFC'), 'the filled gap is not in NFC'),
    found(filled, (text) => DOUBLE_SPACE.test(text), 'the filled gap has a space too many'),
  ]
}

function hasOneEach(drawn: readonly (readonly string[])[]): boolean {
  return drawn.length === 2 && drawn.every((lines) => lines.length === 1)
}

function found(texts: readonly string[], isFaulty: (text: string) => boolean, fault: string): string | false {
  const text = texts.find(isFaulty)
  return text !== undefined && `${fault}: ${text}`
}
