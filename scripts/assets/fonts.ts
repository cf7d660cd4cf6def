import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { renamedFont } from './fontName.ts'
import { guideHangul } from './guideHangul.ts'
import { interfaceHangul } from './interfaceHangul.ts'
import { fetchPretendard, PRETENDARD } from './pretendard.ts'

/*
 * `npm run fonts`: makes the web fonts: a core that every page preloads, and slices for other text, which the browser fetches by
 * their unicode-range. They are subsets of Pretendard, which is too large to install (98 MB) or to send whole (2 MB). The results
 * are committed.
 */
const TARGET = 'src/design/web/fonts'
const FAMILY = 'Hanpan Sans'
const CORE_MAX_BYTES = 35_000
const SLICE_MAX_BYTES = 60_000
/** Syllables in each slice. Rarer syllables have more strokes and need more bytes, so later slices hold fewer. */
const TEXT_SLICES = [440, 395, 365, 350, 345, 345]
const RARE_SLICE = 340
const WEIGHTS = { wght: { min: 400, max: 800 } }
/** Kerning, composed characters, and digits of equal width; the font's many alternates are left out. */
const FEATURES = ['kern', 'ccmp', 'mark', 'tnum']

/** The font has these symbols, although its own style sheet does not list all of them. */
const CORE_SYMBOLS = ' ©·×–—‘’“”…•−÷←→↑↓∞₩✓〔〕'

/** The interface's own syllables, filled up with the most frequent others, so that new texts rarely need a new font. */
const CORE_SYLLABLES = 110

/** The guides' own syllables beyond the core: those of most texts in one file, those of few in another. A guide loads one or both. */
const GUIDE_SYLLABLES = 400

const FALLBACKS = `/* System fonts with adjusted metrics, so that nothing moves when our font arrives. */
@font-face {
  font-family: "Latin Fallback";
  src: local("Arial"), local("Liberation Sans");
  size-adjust: 101.42%;
  ascent-override: 93.88%;
  descent-override: 23.78%;
  line-gap-override: 0%;
}

@font-face {
  font-family: "Hangul Fallback";
  src: local("Noto Sans CJK KR"), local("Noto Sans KR");
  unicode-range: U+1100-11FF, U+3130-318F, U+AC00-D7A3;
  size-adjust: 93.94%;
  ascent-override: 101.36%;
  descent-override: 25.67%;
  line-gap-override: 0%;
}
`

const source = fetchPretendard()
const font = renamedFont(readFileSync(`${source}/public/variable/PretendardVariable.ttf`), 'Pretendard', 'HanpanSans')
const known = charactersByFrequency()
const syllables = known.filter((character) => /[가-힣]/.test(character))
const core = coreSyllables()

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
await writeCore()
await writeGuides()
await writeKoreanText()
writeFileSync(join(TARGET, 'OFL.txt'), readFileSync(`${source}/LICENSE.txt`))
execFileSync('biome', ['format', '--write', TARGET])

/** All characters that the font's style sheet lists, the most frequent first. The sheet lists its slices by frequency, rarest first. */
function charactersByFrequency(): string[] {
  const sheet = readFileSync(`${source}/web/variable/pretendardvariable-dynamic-subset.css`, 'utf8')
  const slices = [...sheet.matchAll(/unicode-range: ([^;]+);/g)].map((match) => match[1] ?? '').reverse()
  return slices.flatMap((slice) => slice.split(', ').flatMap(rangeCharacters))
}

/** The characters of one entry of a `unicode-range`: `U+AC00-AC7F` or `U+AC04`. */
function rangeCharacters(range: string): string[] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return characters(Number.parseInt(first, 16), Number.parseInt(last, 16))
}

function characters(first: number, last: number): string[] {
  return numbers(first, last).map((codePoint) => String.fromCodePoint(codePoint))
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function coreSyllables(): string[] {
  const shown = [...interfaceHangul()]
  const frequent = syllables.filter((syllable) => !shown.includes(syllable))
  return [...shown, ...frequent.slice(0, Math.max(0, CORE_SYLLABLES - shown.length))].sort()
}

/** Writes the core, and a separate file with the accented Latin letters, which few pages show. */
async function writeCore() {
  const text = [...characters(0x20, 0x7e), ...CORE_SYMBOLS, ...characters(0x3131, 0x3163), ...core]
  await writeSubset('hanpan-core', text, CORE_MAX_BYTES)
  const accented = characters(0xa0, 0x17f).filter((letter) => known.includes(letter) && !text.includes(letter))
  await writeSubset('hanpan-latin', accented, SLICE_MAX_BYTES)
  writeFileSync(join(TARGET, 'coreSyllables.txt'), `${core.join('')}\n`)
  writeSheet('core.css', [
    fontFace(FAMILY, 'hanpan-latin', 'U+A0-17F'),
    fontFace(FAMILY, 'hanpan-core', unicodeRange(text)),
    FALLBACKS,
  ])
}

/** Writes files of their own for the texts of the learning hub, because a guide would need five of the slices. */
async function writeGuides() {
  const shown = [...guideHangul()].filter((syllable) => !core.includes(syllable))
  const faces: string[] = []
  for (const [index, guides] of [shown.slice(0, GUIDE_SYLLABLES), shown.slice(GUIDE_SYLLABLES)].entries()) {
    const name = `hanpan-guides-${index + 1}`
    await writeSubset(name, guides.sort(), SLICE_MAX_BYTES)
    faces.push(fontFace(`${FAMILY} Text`, name, unicodeRange(guides)))
  }
  writeFileSync(join(TARGET, 'guideSyllables.txt'), `${shown.sort().join('')}\n`)
  writeSheet('guides.css', faces)
}

/** Writes the syllables of KS X 1001 in slices by frequency, then all others in blocks that pages rarely load. */
async function writeKoreanText() {
  const standard = new Set(standardSyllables())
  const outside = syllables.filter((syllable) => !core.includes(syllable))
  const common = outside.filter((syllable) => standard.has(syllable))
  const rare = outside.filter((syllable) => !standard.has(syllable)).sort()
  const faces: string[] = []
  for (const [index, size] of TEXT_SLICES.entries()) {
    const name = `hanpan-text-${index + 1}`
    const slice = common.splice(0, size)
    await writeSubset(name, slice, SLICE_MAX_BYTES)
    faces.push(fontFace(`${FAMILY} Text`, name, unicodeRange(slice)))
  }
  if (common.length > 0) throw new Error(`${common.length} syllables are in no slice`)
  while (rare.length > 0) {
    const slice = rare.splice(0, RARE_SLICE)
    const name = `hanpan-rare-${hex(slice[0])}`
    await writeSubset(name, slice, SLICE_MAX_BYTES)
    faces.push(fontFace(`${FAMILY} Rare`, name, `U+${hex(slice[0])}-${hex(slice.at(-1))}`))
  }
  writeSheet('koreanText.css', faces)
}

/** The 2,350 precomposed syllables of KS X 1001: rows B0 to C8 of EUC-KR. */
function standardSyllables(): string[] {
  const decoder = new TextDecoder('euc-kr')
  const rows = numbers(0xb0, 0xc8)
  const cells = numbers(0xa1, 0xfe)
  return rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
}

/** Throws if the file is too large, or if the font lacks a character, which the subsetter would drop silently. */
async function writeSubset(name: string, text: string[], maxBytes: number) {
  const missing = text.filter((character) => !known.includes(character) && !CORE_SYMBOLS.includes(character))
  if (missing.length > 0) throw new Error(`${PRETENDARD} has no ${missing.join(' ')}`)
  const subset = await subsetFont(font, text.join(''), {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  })
  console.log(
    `${name.padEnd(16)}${String(text.length).padStart(5)} characters${String(subset.length).padStart(7)} bytes`,
  )
  if (subset.length > maxBytes) throw new Error(`${name} is larger than ${maxBytes} bytes`)
  writeFileSync(join(TARGET, `${name}.woff2`), subset)
}

function writeSheet(name: string, rules: string[]) {
  const note = '/* Made by `npm run fonts`. */'
  writeFileSync(join(TARGET, name), [note, ...rules].join('\n\n'))
}

function fontFace(family: string, file: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: 400 800;
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${range};
}`
}

/** Code points in order, with adjacent ones joined: `U+AC00-AC01, U+AC04`. */
function unicodeRange(text: string[]): string {
  const runs: [first: string, last: string][] = []
  for (const character of [...new Set(text)].sort()) {
    const run = runs.at(-1)
    if (run && codePoint(character) === codePoint(run[1]) + 1) run[1] = character
    else runs.push([character, character])
  }
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}

function hex(character = ''): string {
  return codePoint(character).toString(16).toUpperCase()
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
