import { z } from 'zod'
import { GUIDE_SLUGS } from '#translator/guide.ts'
import { quotesInstructions } from '#translator/llm/instructions.ts'
import { longestKorean } from '#translator/llm/koreanFault.ts'
import type { LlmTask } from '#translator/llm/llmTask.ts'
import { TONES, type Tone } from '#translator/translation.ts'

/** A language model's answer: the whole text in each requested tone, and notes for the learner. */
export interface LlmAnswer {
  texts: Partial<Record<Tone, string>>
  steps: LlmStep[]
  words: LlmWord[]
}

export interface LlmStep {
  /** The tones that the step applies to. */
  tones: Tone[]
  text: string
  guide: (typeof GUIDE_SLUGS)[number] | 'none'
}

/** A word of any of the texts, without punctuation. */
export interface LlmWord {
  word: string
  gloss: string
  parts: { text: string; meaning: string }[]
}

const LONGEST_WORD = 40
const LONGEST_MEANING = 80
const LONGEST_STEP = 400
const MOST_STEPS = 12
const MOST_WORDS = 300
const MOST_PARTS = 8

/** No control or bidi characters; an answer ends up in the database and on pages. */
const FORBIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
/** Notes are plain English: no addresses, no markup, no code. */
const NO_NOTE = /:\/\/|www\.|[<>{}`@\\]/i

const clean = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text.replace(/[\n\t]/g, ' '))
const note = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => clean(text) && !NO_NOTE.test(text) && !quotesInstructions(text))
const korean = (longest: number) => z.string().min(1).max(longest).refine(clean)

const step = z.strictObject({
  tones: z.array(z.enum(TONES)).min(1).max(TONES.length),
  text: note(LONGEST_STEP).min(1),
  guide: z.enum([...GUIDE_SLUGS, 'none']),
})

const word = z.strictObject({
  word: korean(LONGEST_WORD),
  gloss: note(LONGEST_MEANING),
  parts: z.array(z.strictObject({ text: korean(LONGEST_WORD), meaning: note(LONGEST_MEANING) })).max(MOST_PARTS),
})

/** The members in the order in which the model should write them: the requested tone first. */
function schemaOf({ text, tones, takesApart }: LlmTask) {
  const texts = Object.fromEntries(tones.map((tone) => [tone, korean(longestKorean(text))]))
  const words = takesApart ? { words: z.array(word).max(MOST_WORDS) } : {}
  return z.strictObject({ ...texts, steps: z.array(step).max(MOST_STEPS), ...words })
}

/** Some services reject a schema with bounds, so they are left out here; `readAnswer` checks them. */
const BOUNDS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const

/** The shape as a JSON Schema, for services that can enforce one. */
export function answerShape(task: LlmTask): Record<string, unknown> {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schemaOf(task), {
    override({ jsonSchema }) {
      for (const bound of BOUNDS) delete jsonSchema[bound]
    },
  })
  return shape
}

/** Undefined for anything that does not have exactly this shape. Some models wrap their JSON in a code block. */
export function readAnswer(said: string, task: LlmTask): LlmAnswer | undefined {
  const parsed = schemaOf(task).safeParse(jsonIn(said))
  if (!parsed.success) return undefined
  const { steps, words = [], ...texts } = parsed.data as Pick<LlmAnswer, 'steps'> & { words?: LlmWord[] }
  return { texts: texts as LlmAnswer['texts'], steps, words }
}

function jsonIn(said: string): unknown {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
