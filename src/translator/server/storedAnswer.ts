import { z } from 'zod'
import type { EngineAnswer } from '#translator/server/translationEngine.ts'
import { KNOWN_KINDS, TONES, UNKNOWN_KINDS } from '#translator/translation.ts'

const text = z.string()
const place = { start: z.int(), end: z.int() }
const step = z.object({ rule: text, text, guide: text.exactOptional() })
const sense = z.object({ korean: text, hint: text })
const word = z.object({
  text,
  romanization: text,
  gloss: text,
  parts: z.array(z.object({ text, meaning: text })),
  changed: z.boolean(),
  lemma: text.exactOptional(),
  changes: z.array(text).exactOptional(),
  pronunciation: text.exactOptional(),
  sounds: z.array(step).exactOptional(),
  senses: z.array(sense).exactOptional(),
})
const version = z.object({ text, romanization: text, words: z.array(word), pronunciation: text.exactOptional() })
const tones = z.record(z.enum(TONES), version)

/** An answer as a database row keeps it. A later release may have changed the shape. */
export const storedAnswer: z.ZodType<EngineAnswer> = z.object({
  engine: z.enum(['built-in', 'llm']),
  translation: z.object({
    source: z.enum(['english', 'korean']),
    status: z.enum(['complete', 'partial']),
    tones,
    steps: z.record(z.enum(TONES), z.array(step)),
    unknown: z.array(z.object({ kind: z.enum(UNKNOWN_KINDS), text, ...place })),
    gaps: z.array(z.object({ text, ...place })),
    known: z.array(
      z.object({ english: text, korean: text, kind: z.enum(KNOWN_KINDS), level: text.exactOptional(), ...place }),
    ),
    others: z.array(z.object({ text, ...place, sense: sense.exactOptional(), tones })),
  }),
})
