import type { Boundary } from '#korean/boundary.ts'
import { romanization } from '#korean/romanization.ts'
import { spelledOut } from '#korean/spelledOut.ts'

/** A Korean word of a translation in Latin letters; figures are read first. */
export function romanizedWord({ text, boundaries = [] }: { text: string; boundaries?: readonly Boundary[] }): string {
  return /\d/.test(text) ? romanization(spelledOut(text).replaceAll(' ', '')) : romanization(text, boundaries)
}
