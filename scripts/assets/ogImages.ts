// `npm run og`: draws the pictures that shared links show, 1200 × 630, and the app icons. The results are committed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { SECTION_NAMES } from '#learn/crumbs.ts'
import { SECTIONS } from '#learn/curriculum.ts'
import { pagePicture } from '#learn/openPage.ts'
import { loadLearningPages } from '#learn/server/learningPages.ts'
import { PICTURE_SIZE } from '#site/pageMetadata.ts'
import { SITE_NAME } from '#site/siteName.ts'
import { fetchPretendard } from './pretendard.ts'

const TARGET = 'public/og'
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512 }
const WEIGHTS = { 500: 'Medium', 800: 'ExtraBold' } as const
/** The light theme's colors (tokens.css). */
const COLORS = { paper: '#f4f6f7', ink: '#11151b', quiet: '#58626c', ring: '#11151b', red: '#c92a1a', blue: '#1f3fc4' }
/** The strip at the bottom: each stripe's color and its share of the width in percent. */
const STRIPES = [
  [COLORS.blue, 22],
  ['#ffc42e', 9],
  [COLORS.red, 16],
  ['#ffffff', 5],
  ['#0c8a5e', 14],
  ['#8f2368', 10],
  ['#ffc42e', 6],
  [COLORS.ink, 6],
  [COLORS.red, 12],
] as const

interface Picture {
  file: string
  /** The kind of page. */
  label: string
  title: string
}

type Element = { type: string; props: Record<string, unknown> }

const fonts = loadFonts()
rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
let bytes = 0
for (const picture of await pictures()) bytes += await draw(picture)
for (const [file, width] of Object.entries(ICONS)) drawIcon(file, width)
console.log(`${TARGET}: ${Math.round(bytes / 1024)} kB`)

/** One for the site, one for each section, one for each page with its own text. */
async function pictures(): Promise<Picture[]> {
  const pages = [...(await loadLearningPages()).values()].filter(({ body }) => body !== '')
  return [
    { file: '/og/site.png', label: 'English to Korean, and duels', title: 'Learn Korean by playing it' },
    ...SECTIONS.map((section) => ({
      file: pagePicture({ section, slug: '', body: '' }),
      label: 'Learn Korean',
      title: SECTION_NAMES[section],
    })),
    ...pages.map((page) => ({ file: pagePicture(page), label: SECTION_NAMES[page.section], title: page.heading })),
  ]
}

/** Returns the picture's size in bytes. */
async function draw({ file, label, title }: Picture): Promise<number> {
  requireGlyphs(title + label)
  const svg = await satori(layout(label, title) as never, { ...PICTURE_SIZE, fonts })
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  writeFileSync(join('public', file), png)
  console.log(`${file.padEnd(32)}${String(png.length).padStart(7)} bytes`)
  return png.length
}

function layout(label: string, title: string): Element {
  return box({ width: '100%', height: '100%', flexDirection: 'column', background: COLORS.paper, color: COLORS.ink }, [
    box({ flex: 1, flexDirection: 'column', justifyContent: 'space-between', padding: '72px 80px 56px' }, [
      text({ fontSize: 36, fontWeight: 500, color: COLORS.quiet }, label),
      text({ fontSize: 96, fontWeight: 800, lineHeight: 1.12, letterSpacing: '-0.035em' }, title),
      box({ alignItems: 'center', gap: 24 }, [
        logo(),
        text({ fontSize: 44, fontWeight: 800 }, SITE_NAME),
        text({ fontSize: 34, fontWeight: 500, color: COLORS.quiet }, '한판'),
      ]),
    ]),
    box(
      { width: '100%', height: 24 },
      STRIPES.map(([background, share]) => box({ width: `${share}%`, height: '100%', background }, [])),
    ),
  ])
}

/** The letter ㅎ as two score bars above the ring. */
function logo(): Element {
  const shapes = [
    { type: 'rect', props: { x: 12, y: 2, width: 14, height: 4.5, fill: COLORS.red } },
    { type: 'rect', props: { x: 3, y: 8.5, width: 26, height: 4.5, fill: COLORS.blue } },
    { type: 'circle', props: { cx: 16, cy: 22.2, r: 6.4, fill: 'none', stroke: COLORS.ring, 'stroke-width': 4.5 } },
  ]
  return { type: 'svg', props: { width: 72, height: 72, viewBox: '0 0 32 32', children: shapes } }
}

function box(style: Record<string, unknown>, children: Element[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function text(style: Record<string, unknown>, words: string): Element {
  return { type: 'div', props: { style: { display: 'flex', wordBreak: 'keep-all', ...style }, children: words } }
}

function loadFonts() {
  const folder = join(fetchPretendard(), 'public/static')
  return ([500, 800] as const).map((weight) => ({
    name: 'Pretendard',
    data: readFileSync(join(folder, `Pretendard-${WEIGHTS[weight]}.otf`)),
    weight,
    style: 'normal' as const,
  }))
}

/** A glyph that the font lacks would silently stay blank. */
function requireGlyphs(words: string) {
  const unsupported = words.replace(/[ -~가-힣ㄱ-ㅣ·×–—‘’“”…]/g, '')
  if (unsupported !== '') throw new Error(`The font may lack ${unsupported} in: ${words}`)
}

function drawIcon(file: string, width: number) {
  const svg = readFileSync('public/app-icon.svg', 'utf8')
  writeFileSync(join('public', file), new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
}
