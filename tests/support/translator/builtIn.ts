import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'

/** The lexicon and the tagger, loaded once for all test files of a worker. */
export const builtInParts = await loadBuiltInParts()

/** The built-in engine. */
export const translate = createBuiltInEngine(builtInParts)
