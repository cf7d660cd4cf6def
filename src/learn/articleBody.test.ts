import { expect, test } from 'vitest'
import { articleBody, articleFaults, contentsOf } from '#learn/articleBody.ts'

const isPath = (path: string) => path === '/learn/hangul'
const faults = (markdown: string) => articleFaults(markdown, isPath)

test('sounds are spelled by our own rules: 국물 is gungmul, said [궁물]', () => {
  expect(JSON.stringify(articleBody('{rom:국물} {pron:국물}'))).toContain('gungmul ')
  expect(JSON.stringify(articleBody('{rom:국물} {pron:국물}(soup)'))).not.toContain('link')
})

test('an example is a sentence with its romanization, its meaning and perhaps a note', () => {
  expect(
    articleBody('```examples\n밥을 먹어요. | I eat. | note: polite\n저는 학생이에요. | I am a student.\n```'),
  ).toEqual([
    {
      type: 'examples',
      examples: [
        { korean: '밥을 먹어요.', romanization: 'babeul meogeoyo.', english: 'I eat.', note: 'polite' },
        { korean: '저는 학생이에요.', romanization: 'jeoneun haksaengieyo.', english: 'I am a student.' },
      ],
    },
  ])
})

test('the contents are the headings of the second level', () => {
  expect(contentsOf(articleBody('## **Vowels** ㅏ\n\n### Long\n\n## Consonants'))).toEqual([
    { id: 'vowels-ㅏ', words: 'Vowels ㅏ' },
    { id: 'consonants', words: 'Consonants' },
  ])
})

test('a good text has no faults', () => {
  expect(faults('See [Hangul](/learn/hangul#vowels), [below](#end).\n\n## End\n\n{rom:한국}')).toEqual([])
})

test.each([
  ['a dead link', '[x](/learn/nope)', 'Dead link: /learn/nope'],
  ['a dead link in a table', '| A |\n|---|\n| [x](/nope) |', 'Dead link: /nope'],
  ['a dead link in a list', '- **[x](#nowhere)**', 'Dead link: #nowhere'],
  ['a marker that we do not know', '{ipa:한국}', 'Unknown marker {ipa:…}'],
  ['a marker around English', '{rom:Korea}', '{rom:Korea} has no Korean'],
  ['letters that have no sound of their own', '{rom:ㅋㅋ 한}', 'No romanization of ㅋㅋ 한'],
  ['an example without English', '```examples\n밥을 먹어요.\n```', 'Not an example: 밥을 먹어요.'],
  ['an example without Korean', '```examples\nrice | I eat\n```', 'Not an example: rice | I eat'],
  ['a third cell that is no note', '```examples\n밥 | rice | food\n```', 'Not an example: 밥 | rice | food'],
  ['a second main heading', '# Title', 'A heading of the first level'],
  ['a heading that skips a level', '## A\n\n#### B', 'A heading skips a level: B'],
  ['HTML', 'a <br> b', 'HTML is shown as it is written: <br>'],
  ['an entity', 'a&nbsp;b', 'HTML is shown as it is written: &nbsp;'],
])('%s is found', (_case, markdown, fault) => {
  expect(faults(markdown).join('\n')).toContain(fault)
})
