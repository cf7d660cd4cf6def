import { fencedRows } from '#learn/fencedRows.ts'
import type { QuizQuestion } from '#learn/markdown/node.ts'

const WRONG_COUNT = 3

/** Parses lines of `question | right option | wrong / wrong / wrong | reason`. Options are sorted, so that their order tells nothing. */
export function quizRows(lines: string): QuizQuestion[] {
  return fencedRows(lines).map(([question = '', right = '', wrong = '', reason = '']) => ({
    question,
    options: [right, ...cutWrong(wrong)].sort((a, b) => a.localeCompare(b, 'ko')),
    right,
    reason,
  }))
}

export function quizFaults(lines: string): string[] {
  return fencedRows(lines)
    .filter((cells) => {
      const [, right = '', wrong = ''] = cells
      const options = [right, ...cutWrong(wrong)]
      return cells.length !== 4 || cells.includes('') || new Set(options).size !== WRONG_COUNT + 1
    })
    .map((cells) => `Not a quiz question: ${cells.join(' | ')}`)
}

function cutWrong(cell: string): string[] {
  return cell.split(' / ').map((option) => option.trim())
}
