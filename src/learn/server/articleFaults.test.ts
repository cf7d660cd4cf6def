import { expect, test } from 'vitest'
import { articleFaults } from '#learn/server/articleFaults.ts'

const isPath = (path: string) => path === '/learn/hangul'
const faults = (markdown: string) => articleFaults(markdown, isPath)

test('a good text has no faults', async () => {
  expect(await faults('See [Hangul](/learn/hangul#vowels), [below](#end).\n\n## End\n\n{rom:한국}')).toEqual([])
})

test.each([
  ['a dead link', '[x](/learn/nope)', 'Dead link: /learn/nope'],
  ['a dead link in a table', '| A |\n|---|\n| [x](/nope) |', 'Dead link: /nope'],
  ['a dead link in a list', '- **[x](#nowhere)**', 'Dead link: #nowhere'],
  ['a marker that we do not know', '{ipa:한국}', 'Unknown marker {ipa:…}'],
  ['a marker around English', '{rom:Korea}', '{rom:Korea} has no Korean'],
  ['letters without a pronunciation', '{rom:ㅋㅋ 한}', 'No romanization of ㅋㅋ 한'],
  ['an example without English', '```examples\n밥을 먹어요.\n```', 'Not an example: 밥을 먹어요.'],
  ['an example without Korean', '```examples\nrice | I eat\n```', 'Not an example: rice | I eat'],
  ['a third cell that is not a note', '```examples\n밥 | rice | food\n```', 'Not an example: 밥 | rice | food'],
  ['a second main heading', '# Title', 'A heading of the first level'],
  ['a heading that skips a level', '## A\n\n#### B', 'A heading skips a level: B'],
  ['HTML', 'a <br> b', 'HTML is shown as it is written: <br>'],
  ['an entity', 'a&nbsp;b', 'HTML is shown as it is written: &nbsp;'],
])('%s is found', async (_case, markdown, fault) => {
  expect((await faults(markdown)).join('\n')).toContain(fault)
})
