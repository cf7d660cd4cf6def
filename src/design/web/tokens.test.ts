import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync('src/design/web/tokens.css', 'utf8')
const light = colorsBetween('light')
const themes = { light, dark: { ...light, ...colorsBetween('dark') } }

/** Contrast required by WCAG 2.2: 4.5 for text, 3 for the borders of controls and for focus. */
const TEXT = 4.5
const EDGE = 3
const grounds = ['bg', 'surface', 'surface-2']
const tinted = ['cheong', 'hong', 'hwang', 'ok', 'jaju', 'ssuk', 'bisaek']
/** These hues are used for text on their own tints. */
const tintInks = ['gam', 'sol', 'jjok', 'meok']
const words = ['ink', 'ink-2', 'ink-3', 'cheong', 'hong', 'ok', 'jaju', 'ssuk', 'bisaek']
const edges = ['line-strong', 'focus', 'cheong-fill', 'hong-fill', 'ok-fill']

/** Every pair that the components use: foreground, background, minimum contrast. */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground) => words.map((word): [string, string, number] => [word, ground, TEXT])),
  ...grounds.flatMap((ground) => edges.map((edge): [string, string, number] => [edge, ground, EDGE])),
  ...tinted.map((hue): [string, string, number] => [`${hue}-on-tint`, `${hue}-tint`, TEXT]),
  ...tintInks.map((hue): [string, string, number] => [hue, `${hue}-tint`, TEXT]),
  ...['cheong', 'hong', 'hwang', 'ok'].map((hue): [string, string, number] => [`on-${hue}`, `${hue}-fill`, TEXT]),
  ['on-cheong', 'cheong-fill-hover', TEXT],
  ['on-ink', 'ink', TEXT],
]

describe.each(Object.entries(themes))('in the %s theme', (_name, colors) => {
  test.each(pairs)('%s can be read on %s', (foreground, ground, least) => {
    expect(contrast(colors[foreground] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

function colorsBetween(theme: string): Record<string, string> {
  const block = sheet.split(`/* ${theme}:start */`)[1]?.split(`/* ${theme}:end */`)[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

/** Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
