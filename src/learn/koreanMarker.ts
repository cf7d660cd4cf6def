import { pronunciation } from '#korean/pronunciation.ts'
import { romanization } from '#korean/romanization.ts'

const MARKER = /\{(?<name>[a-z]+):(?<korean>[^{}\n]*)\}/g
const HANGUL = /\p{Script=Hangul}/u
const SYLLABLE = /[가-힣]/

const MARKERS: Record<string, (korean: string) => string> = {
  rom: romanization,
  pron: (korean) => `\\[${pronunciation(korean)}\\]`,
}

/** Replaces `{rom:국물}` with gungmul and `{pron:국물}` with [궁물], by our pronunciation rules. */
export function expandMarkers(markdown: string): string {
  return markdown.replace(MARKER, (written: string, name: string, korean: string) => MARKERS[name]?.(korean) ?? written)
}

/** The errors in a text's markers, one sentence each. */
export function markerFaults(markdown: string): string[] {
  return [...markdown.matchAll(MARKER)].flatMap(({ groups: { name = '', korean = '' } = {} }) => {
    if (!(name in MARKERS)) return [`Unknown marker {${name}:…}`]
    if (!SYLLABLE.test(korean)) return [`{${name}:${korean}} has no Korean`]
    return name === 'rom' && HANGUL.test(romanization(korean)) ? [`No romanization of ${korean}`] : []
  })
}
