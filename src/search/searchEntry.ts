import type { Headword } from '#headwords/headword.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'
import type { Level } from '#korean/level.ts'
import { romanization } from '#korean/romanization.ts'
import { pagePath } from '#learn/curriculum.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { type Block, plainText } from '#learn/markdown/node.ts'
import type { Point } from '#questions/point.ts'

interface Searched {
  id: string
  /** What a reader most likely types: a page's heading, a word, a point's title. */
  name: string
  /** The Korean of the name in Latin letters. */
  romanized: string
  /** Sentences that also lead here. */
  text: string
  /** The path that a result opens; empty if no page is about it. */
  path: string
}

/** A page of the hub, or one section of it. */
export interface PageEntry extends Searched {
  kind: 'page'
  /** The heading of the section's page; undefined for the page itself. */
  within?: string
  about: string
}

export interface WordEntry extends Searched {
  kind: 'word'
  meaning: string
  level: Level
}

/** A point of the question bank: a particle, an ending, a topic. */
export interface PointEntry extends Searched {
  kind: 'point'
  lesson: string
  level: Level
}

export type SearchEntry = PageEntry | WordEntry | PointEntry

/** The best entries of each kind, best first. */
export interface SearchResults {
  pages: PageEntry[]
  words: WordEntry[]
  points: PointEntry[]
}

const SNIPPET_LENGTH = 140

/** The page, and each of its sections below a heading of level 2 or 3. `blocks` have their anchors. */
export function pageEntries(page: LearningPage, blocks: readonly Block[]): PageEntry[] {
  const path = pagePath(page)
  const entries: PageEntry[] = [
    { kind: 'page', id: path, ...named(page.heading), about: page.description, text: page.description, path },
  ]
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth <= 3) {
      const anchored = `${path}#${block.id}`
      const name = named(plainText(block.children))
      entries.push({ kind: 'page', id: anchored, ...name, within: page.heading, about: '', text: '', path: anchored })
    } else {
      const section = entries.at(-1)
      if (!section?.within) continue
      section.text = `${section.text} ${blockText(block)}`.trim()
      if (block.type === 'paragraph') section.about ||= snippet(plainText(block.children))
    }
  }
  return entries
}

function named(name: string): Pick<Searched, 'name' | 'romanized'> {
  const korean = koreanRuns(name).filter((run) => run.korean)
  return { name, romanized: korean.map(({ text }) => romanization(text)).join(' ') }
}

function snippet(text: string): string {
  if (text.length <= SNIPPET_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', SNIPPET_LENGTH))} …`
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainText).join(' ')
    case 'list':
      return block.items.flat().map(blockText).join(' ')
    case 'blockquote':
      return block.children.map(blockText).join(' ')
    case 'examples':
      return block.examples.map(({ korean, romanization: latin, english }) => `${korean} ${latin} ${english}`).join(' ')
    default:
      return ''
  }
}

export function wordEntry(headword: Headword): WordEntry {
  const { key, word, glosses, level } = headword
  const meaning = glosses.join(', ')
  const path = `/translate?text=${encodeURIComponent(word)}`
  return {
    kind: 'word',
    id: `word:${key}`,
    ...named(word),
    meaning,
    text: meaning,
    level,
    path,
  }
}

export function pointEntry({ point, title, lesson, level, guide }: Point): PointEntry {
  return { kind: 'point', id: `point:${point}`, ...named(title), text: lesson, lesson, level, path: guide }
}
