import type { Boundary } from '#korean/boundary.ts'
import { heardText } from '#korean/heardText.ts'
import { SOUND_RULE_NAMES, SOUND_RULE_SENTENCES, type SoundRuleName } from '#korean/soundRuleSentence.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { GUIDES } from '#translator/transfer/rule.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** What the pronunciation needs to know of a word. */
interface WrittenWord {
  text: string
  boundaries?: readonly Boundary[]
  /** Said in one breath with the word before it. */
  joined?: true
}

interface SpokenWord {
  /** In Hangul as it is said, its punctuation kept. */
  said: string
  /** The word is not said as it is written. */
  differs: boolean
  /** The rules at work in it, the most telling first. */
  rules: readonly SoundRuleName[]
}

/** What stands at the end of a syllable: the guide on final consonants teaches it; the other rules are assimilation. */
const OF_BATCHIM: ReadonlySet<SoundRuleName> = new Set([
  'liaison',
  'freedSiotTensing',
  'liaisonBeforeWord',
  'letterName',
  'clusterReduction',
  'neutralization',
])

/** Words that are said in one breath. */
function breaths<Word extends WrittenWord>(words: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (word.joined && last) last.push(word)
    else groups.push([word])
  }
  return groups
}

function spelled({ text, boundaries = [] }: WrittenWord): { text: string; boundaries: readonly Boundary[] } {
  return /\d/.test(text) ? { text: spelledOut(text), boundaries: [] } : { text: text.normalize('NFC'), boundaries }
}

function breathSpoken(words: readonly WrittenWord[]): SpokenWord[] {
  let start = 0
  const placed = words.map((word) => {
    const { text, boundaries } = spelled(word)
    const from = start
    start += text.length + 1
    return {
      from,
      to: from + text.length,
      text,
      word,
      marks: boundaries.map((each) => ({ ...each, at: each.at + from })),
    }
  })
  const { said, changes } = heardText(
    placed.map(({ text }) => text).join(' '),
    placed.flatMap(({ marks }) => marks),
  )
  return placed.map(({ from, to, word }) => {
    const heard = said.slice(from, to)
    const own = new Set(changes.filter(({ at }) => at >= from && at < to).map(({ rule }) => rule))
    return {
      said: heard,
      differs: heard !== word.text.normalize('NFC'),
      rules: SOUND_RULE_NAMES.filter((name) => own.has(name)),
    }
  })
}

/** Each word as it is said among the others: 할 수 [할 쑤], 못 먹어요 [몬 머거요]. Figures are read out. */
export function spokenWords(words: readonly WrittenWord[]): SpokenWord[] {
  return breaths(words).flatMap(breathSpoken)
}

/** What every reader of Hangul does without thinking: 책을 [채글], 옷 [옫]. */
const BY_ITSELF: ReadonlySet<SoundRuleName> = new Set(['liaison', 'neutralization'])

/** Whether there is more to hear than what comes by itself. */
export function isWorthHearing({ differs, rules }: SpokenWord): boolean {
  return differs && rules.some((rule) => !BY_ITSELF.has(rule))
}

/** As many rules as one can take in at a word. */
const MOST_RULES = 3

/** The sound rules of a word in sentences, with the guides that teach them. */
export function soundSteps({ rules }: SpokenWord): ExplanationStep[] {
  return rules.slice(0, MOST_RULES).map((name) => ({
    rule: `sound/${name}`,
    text: SOUND_RULE_SENTENCES[name],
    guide: OF_BATCHIM.has(name) ? GUIDES.batchim : GUIDES.assimilation,
  }))
}
