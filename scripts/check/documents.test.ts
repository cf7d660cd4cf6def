import { describe, expect, test } from 'vitest'
import { documentFaults } from './documents.ts'

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

/** What is wrong with a README of this text, beside a guide with the heading “Run it twice”. */
function faultsOf(text: string): string[] {
  const guide = { path: 'docs/GUIDE.md', text: '# Guide\n\n## Run `it` twice\n\n## Run it twice' }
  return documentFaults({ documents: [{ path: 'README.md', text }, guide], paths: new Set(PATHS) })
}

describe('the check of documents catches', () => {
  test('an empty document', () => {
    expect(faultsOf('')).toEqual(['README.md: is empty'])
    expect(faultsOf(' \n')).toEqual(['README.md: is empty'])
  })

  test('a link to a file that does not exist', () => {
    expect(faultsOf('[the guide](GUIDE.md)')).toEqual(['README.md: the link to GUIDE.md leads nowhere'])
    expect(faultsOf('![a picture](docs/lost.png)')).toEqual(['README.md: the link to docs/lost.png leads nowhere'])
  })

  test('a link to a heading that does not exist', () => {
    expect(faultsOf('[how](docs/GUIDE.md#stop-it)')).toEqual([
      'README.md: the link to docs/GUIDE.md#stop-it leads nowhere',
    ])
    expect(faultsOf('# Top\n\n[below](#bottom)')).toEqual(['README.md: the link to #bottom leads nowhere'])
  })

  test('a file or folder in backticks that does not exist', () => {
    expect(faultsOf('see `match/decide.ts` and `arena/web/`')).toEqual([
      'README.md: there is no match/decide.ts',
      'README.md: there is no arena/web/',
    ])
    expect(faultsOf('`#match/decide.ts`')).toEqual(['README.md: there is no #match/decide.ts'])
  })

  test('a folder in a drawn tree that does not exist', () => {
    expect(faultsOf('```\nsrc/\n  match/   duels\n    gone/  what was moved\n```')).toEqual([
      'README.md: there is no gone/',
    ])
  })
})

test('links to files, folders, pictures, headings and the web are fine', () => {
  const links = [
    'docs/GUIDE.md',
    'docs/',
    'docs',
    'docs/GUIDE.md#run-it-twice',
    'docs/GUIDE.md#run-it-twice-1',
    '#top',
    'https://example.org',
  ]
  expect(faultsOf(`# Top\n\n${links.map((url) => `[text](${url})`).join(' ')} ![](docs/picture.png)`)).toEqual([])
})

test('a file may be named from where its subject lies, as an import names it, or by a pattern', () => {
  expect(faultsOf('`replay.ts`, `match/replay.ts`, `#match/replay.ts`, `match/*.ts`, `match/web/`')).toEqual([])
})

test('addresses, commands and words with a dot are not taken for files', () => {
  expect(faultsOf('`/dev/mailbox`, `npm run check`, `rest/v1`, `wins.total`, `node_modules/x/y.js`')).toEqual([])
})
