import { readFile } from 'node:fs/promises'
import { createContext } from 'react-router'
import type { Headword } from '#headwords/headword.ts'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import type { CardDraft } from '#review/card.ts'
import { itemDraft } from '#review/itemDraft.ts'
import type { WordList } from '#review/sentenceDrafts.ts'
import { readWordGroups, type ShownGroup, type WordGroup, type WordSetName } from '#review/wordSet.ts'

const FOLDER = new URL('../../../content/words/', import.meta.url)

export interface WordSets {
  groups(name: WordSetName): Promise<ShownGroup[]>
  /** The cards of all words, in order. */
  drafts(name: WordSetName): Promise<readonly CardDraft[]>
}

/** Each set is read when it is first asked for. */
export function openWordSets(headwords: HeadwordIndex, words: Pick<WordList, 'entry'>): WordSets {
  const made = new Map<WordSetName, Promise<readonly CardDraft[]>>()
  const find = (key: string): Headword => {
    const headword = headwords(key)
    if (!headword) throw new Error(`content/words: ${key} is no headword`)
    return headword
  }
  const draftsOf = async (name: WordSetName): Promise<CardDraft[]> => {
    const groups = await loadWordGroups(name)
    return groups.flatMap(({ keys }) => keys.map((key) => wordDraft(find(key), name, words)))
  }
  return {
    async groups(name) {
      const groups = await loadWordGroups(name)
      const shown = (key: string) => {
        const headword = find(key)
        return { korean: headword.word, english: firstGloss(headword) }
      }
      return groups.map(({ title, keys }) => ({ title, words: keys.map(shown) }))
    },
    drafts(name) {
      const drafts = made.get(name) ?? draftsOf(name)
      made.set(name, drafts)
      return drafts
    },
  }
}

export async function loadWordGroups(name: WordSetName): Promise<WordGroup[]> {
  return readWordGroups(await readFile(new URL(`${name}.txt`, FOLDER), 'utf8'))
}

function wordDraft(headword: Headword, name: WordSetName, words: Pick<WordList, 'entry'>): CardDraft {
  const { word, example } = headword
  const item = {
    korean: word,
    english: firstGloss(headword),
    kind: word.includes(' ') ? 'phrase' : 'word',
    source: 'word-set',
    sourceId: name,
    ...(example && { example }),
  } as const
  return itemDraft(item, words.entry(word))
}

function firstGloss({ glosses }: Headword): string {
  return glosses[0] ?? ''
}

/** The context key of the sets, for pages that list their words. */
export const wordSets = createContext<WordSets>()
