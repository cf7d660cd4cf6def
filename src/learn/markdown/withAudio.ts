import type { Block, Example } from '#learn/markdown/node.ts'

/** Adds the URL of the audio to each example. */
export function withAudio(blocks: readonly Block[], listenUrl: (korean: string) => string | null): Block[] {
  const exampleWithAudio = (example: Example): Example => {
    const audioUrl = listenUrl(example.korean)
    return audioUrl === null ? example : { ...example, audioUrl }
  }
  return blocks.map((block) =>
    block.type === 'examples' ? { ...block, examples: block.examples.map(exampleWithAudio) } : block,
  )
}
