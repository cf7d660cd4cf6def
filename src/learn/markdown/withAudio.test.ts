import { expect, test } from 'vitest'
import { withAudio } from '#learn/markdown/withAudio.ts'

test('each example gets the URL of its audio, unless it cannot be spoken', () => {
  const water = { korean: '물', romanization: 'mul', english: 'water' }
  const long = { korean: '아'.repeat(400), romanization: '', english: 'ah' }
  const text = { type: 'code' as const, lang: '', value: '물' }
  const listenUrl = (korean: string) => (korean.length > 300 ? null : `/audio/${korean.length}`)
  expect(withAudio([text, { type: 'examples', examples: [water, long] }], listenUrl)).toEqual([
    text,
    { type: 'examples', examples: [{ ...water, audioUrl: '/audio/1' }, long] },
  ])
})
