import type { Joint } from '#korean/soundRule/joint.ts'

interface Place {
  readonly head: string
  readonly tail: string
}

/** Marked words by the syllable after their mark. */
export type PlaceList = ReadonlyMap<string, readonly Place[]>

/** Reads words with one marked place each, separated by spaces: '꽃|잎 한|여름'. */
export function placeList(words: string): PlaceList {
  const places = words.split(/\s+/).map((word): Place => {
    const [head = '', tail = ''] = word.split('|')
    if (head === '' || tail === '') throw new Error(`No place is marked in ${word}`)
    return { head, tail }
  })
  return Map.groupBy(places, ({ tail }) => tail.slice(0, 1))
}

function listed({ right, rest }: Joint, list: PlaceList, isHead: (head: string) => boolean): boolean {
  const after = right + rest
  return (list.get(right) ?? []).some(({ head, tail }) => isHead(head) && after.startsWith(tail))
}

/** Whether the joint is the marked place of a listed word, which may be part of a longer word: '꽃|잎' in 나팔꽃잎이. */
export function isListed(joint: Joint, list: PlaceList): boolean {
  return listed(joint, list, (head) => joint.before.endsWith(head))
}

/** Whether the joint is that place in a word that begins like a listed one: '북|한' in 북한은, but '박|해' not in 소박해. */
export function beginsListed(joint: Joint, list: PlaceList): boolean {
  return listed(joint, list, (head) => joint.before === head)
}
