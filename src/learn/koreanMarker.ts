import { pronunciation } from '#korean/pronunciation.ts'
import { romanization } from '#korean/romanization.ts'

const MARKER = /\{(?<name>[a-z]+):(?<korean>[^{}\n]*)\}/g
const HANGUL = /\p{Script=Hangul}/u
const SYLLABLE = /[가-힣]/

const MARKERS: Record<string, (korean: string) => string> = {
  rom: romanization,
  pron: (korean) => `\\[${pronunciation(korean)}\\]`,
}

/** `{rom:국물}` and `{pron:국물}` become gungmul and [궁물], by our rules of pronunciation; other text stays as it is. */
export function expandMarkers(markdown: string): string {
  return markdown.replace(MARKER, (written: string, name: string, korean: string) => MARKERS[name]?.(korean) ?? written)
}

/** What is wrong with the markers of a text, one sentence each. */
export function markerFaults(markdown: string): string[] {
  return [...markdown.matchAll(MARKER)].flatMap(({ groups: { name = '', korean = '' } = {} }) => {
    if (!(name in MARKERS)) return [`Unknown marker {${name}:…}`]
    if (!SYLLABLE.test(korean)) return [`{${name}:${korean}} has no Korean`]
    return name === 'rom' && HANGUL.test(romanization(korean)) ? [`No romanization of ${korean}`] : []
  })
}
