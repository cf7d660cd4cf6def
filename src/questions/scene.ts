import { z } from 'zod'

const line = z.string().min(1).max(40)
const turn = z.tuple([
  z.string().regex(/^(?:[A-Z]|[가-힣]+(?: [가-힣]+)?)$/, 'a letter or one or two Korean words'),
  z.string().min(1).max(60),
])
const lines = { title: line.optional(), lines: z.array(line).min(1).max(5) }
const rows = z
  .array(z.array(z.string().min(1).max(24)).min(2).max(3))
  .min(2)
  .max(6)
  .refine((all) => new Set(all.map((row) => row.length)).size === 1, 'all rows have the same number of cells')

/** What the player reads before answering, as the screen lays it out. */
export const scene = z.discriminatedUnion('kind', [
  /** Each turn is its speaker and the words. */
  z.strictObject({ kind: z.literal('dialogue'), turns: z.array(turn).min(2).max(4) }),
  z.strictObject({ kind: z.literal('message'), ...lines }),
  z.strictObject({ kind: z.literal('notice'), ...lines }),
  z.strictObject({ kind: z.literal('ad'), ...lines }),
  z.strictObject({ kind: z.literal('menu'), title: line.optional(), rows }),
  z.strictObject({ kind: z.literal('timetable'), title: line.optional(), rows }),
  /** Two sentences with the same word missing. */
  z.strictObject({ kind: z.literal('sentences'), lines: z.array(z.string().min(1).max(60)).length(2) }),
])
export type Scene = z.infer<typeof scene>

/** What has to be understood in a scene: all but the names of its speakers. */
export function sceneWords(shown: Scene): string[] {
  return shown.kind === 'dialogue' ? shown.turns.map(([, text]) => text) : sceneTexts(shown)
}

/** Everything that is read in a scene. */
export function sceneTexts(shown: Scene): string[] {
  switch (shown.kind) {
    case 'dialogue':
      return shown.turns.flat()
    case 'sentences':
      return shown.lines
    case 'menu':
    case 'timetable':
      return [...(shown.title === undefined ? [] : [shown.title]), ...shown.rows.flat()]
    default:
      return [...(shown.title === undefined ? [] : [shown.title]), ...shown.lines]
  }
}
