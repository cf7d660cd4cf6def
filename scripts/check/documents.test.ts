import { describe, expect, test } from 'vitest'
import { documentViolations } from './documents.ts'

const PATHS = [
  'README.md',
  'docs/',
  'docs/GUIDE.md',
  'docs/picture.png',
  'src/',
  'src/match/',
  'src/match/web/',
  'src/match/replay.ts',
]

/** The violations of a README with this text. Next to it is a guide with the heading “Run it twice”. */
function violationsOf(text: string): string[] {
  const guide = { path: 'docs/GUIDE.md', text: '# Guide\n\n## Run `it` twice\n\n## Run it twice' }
  return documentViolations({ documents: [{ path: 'README.md', text }, guide], paths: new Set(PATHS) })
}

describe('the document check catches', () => {
  test('an empty document', () => {
    expect(violationsOf('')).toEqual(['README.md: is empty'])
    expect(violationsOf(' \n')).toEqual(['README.md: is empty'])
  })

  test('a link to a file that does not exist', () => {
    expect(violationsOf('[the guide](GUIDE.md)')).toEqual(['README.md: the link to GUIDE.md leads nowhere'])
    expect(violationsOf('![a picture](docs/lost.png)')).toEqual(['README.md: the link to docs/lost.png leads nowhere'])
  })

  test('a link to a heading that does not exist', () => {
    expect(violationsOf('[how](docs/GUIDE.md#stop-it)')).toEqual([
      'README.md: the link to docs/GUIDE.md#stop-it leads nowhere',
    ])
    expect(violationsOf('# Top\n\n[below](#bottom)')).toEqual(['README.md: the link to #bottom leads nowhere'])
  })

  test('a file or folder in backticks that does not exist', () => {
    expect(violationsOf('see `match/decide.ts` and `arena/web/`')).toEqual([
      'README.md: there is no match/decide.ts',
      'README.md: there is no arena/web/',
    ])
    expect(violationsOf('`#match/decide.ts`')).toEqual(['README.md: there is no #match/decide.ts'])
  })

  test('a folder in a drawn tree that does not exist', () => {
    expect(violationsOf('```\nsrc/\n  match/   duels\n    gone/  what was moved\n```')).toEqual([
      'README.md: there is no gone/',
    ])
  })
})

test('links to existing files, folders, pictures and headings, and to the web, are accepted', () => {
  const links = [
    'docs/GUIDE.md',
    'docs/',
    'docs',
    'docs/GUIDE.md#run-it-twice',
    'docs/GUIDE.md#run-it-twice-1',
    '#top',
    'https://example.org',
  ]
  expect(violationsOf(`# Top\n\n${links.map((url) => `[text](${url})`).join(' ')} ![](docs/picture.png)`)).toEqual([])
})

test('a document may name a file by the end of its path, by its import path, or by a pattern', () => {
  expect(violationsOf('`replay.ts`, `match/replay.ts`, `#match/replay.ts`, `match/*.ts`, `match/web/`')).toEqual([])
})

test('URL paths, commands and words with a dot are not taken for files', () => {
  expect(violationsOf('`/dev/mailbox`, `npm run check`, `rest/v1`, `wins.total`, `node_modules/x/y.js`')).toEqual([])
})
