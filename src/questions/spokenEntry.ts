import { z } from 'zod'
import { VOICES } from '#korean/spoken.ts'

/** In characters: a turn is said in one breath or two. */
const LONGEST = { turn: 60, text: 120 }

const turn = z.tuple([z.enum(VOICES), z.string().min(1).max(LONGEST.turn)])

/** What is heard in a written question: a text in one voice, or the turns of a dialogue. */
export const spokenEntry = z.union([z.string().min(1).max(LONGEST.text), z.array(turn).min(2).max(4)])
