import { adverbsAt } from '#translator/english/adjunct.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { tableRowsAt, wordTable } from '#translator/english/wordTable.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { type Modal, PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import type { VerbForm } from '#translator/lexicon/inflection.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** What must follow the words read so far: a form of the main verb, or, after a form of be, a complement, -ing or a participle. */
export type Awaited = 'finite' | 'base' | 'participle' | 'ing' | 'complement'

/** How far the auxiliaries have been read. */
export interface GroupState {
  group: VerbGroup
  awaits: Awaited
  adjuncts: Adjunct[]
}

const BE: Readonly<Record<string, 'present' | 'past'>> = {
  am: 'present',
  is: 'present',
  are: 'present',
  "'s": 'present',
  was: 'past',
  were: 'past',
}
const DO: Readonly<Record<string, 'present' | 'past'>> = { do: 'present', does: 'present', did: 'past' }
const HAVE: Readonly<Record<string, 'present' | 'past'>> = {
  have: 'present',
  has: 'present',
  "'s": 'present',
  had: 'past',
  "'d": 'past',
}
const MODALS: Readonly<Record<string, Modal>> = {
  will: 'will',
  "'ll": 'will',
  would: 'would',
  "'d": 'would',
  can: 'can',
  could: 'could',
  should: 'should',
  must: 'must',
  may: 'may',
  might: 'might',
  shall: 'shall',
}

/** The auxiliaries that can open a verb group: `is`, `did`, `has`, `could`. */
export function firstAuxiliaries(chart: Chart, at: number): Reading<GroupState>[] {
  const word = chart.word(at)
  const found: Reading<GroupState>[] = []
  const add = (change: Partial<VerbGroup>, awaits: Awaited, cost = 0) =>
    found.push({ value: { group: { ...PLAIN_GROUP, ...change }, awaits, adjuncts: [] }, end: at + 1, cost })
  const be = tableEntry(BE, word)
  if (be) add({ tense: be }, 'complement')
  const doing = tableEntry(DO, word)
  if (doing) add({ tense: doing }, 'base')
  const have = tableEntry(HAVE, word)
  if (have) add({ tense: have, perfect: true }, 'participle', word === "'s" ? 0.7 : 0.2)
  const modal = tableEntry(MODALS, word)
  if (modal) add({ modal }, 'base')
  return [...found, ...longModalsAt(chart, at)]
}

const LONG_MODALS = wordTable<{ words: string[]; modal: Modal; negative?: true }>([
  { words: ['had', 'better'], modal: 'had better' },
  { words: ["'d", 'better'], modal: 'had better' },
  { words: ['might', 'as', 'well'], modal: 'had better' },
  { words: ['may', 'as', 'well'], modal: 'had better' },
  { words: ['would', 'rather'], modal: 'would rather' },
  { words: ["'d", 'rather'], modal: 'would rather' },
  { words: ['ought', 'to'], modal: 'should' },
  { words: ['ought', 'not', 'to'], modal: 'should', negative: true },
  { words: ['need', 'not'], modal: 'need not' },
  { words: ['used', 'to'], modal: 'used to' },
])

function longModalsAt(chart: Chart, at: number): Reading<GroupState>[] {
  return tableRowsAt(chart, LONG_MODALS, at).map(({ words, modal, negative = false }) => ({
    value: { group: { ...PLAIN_GROUP, modal, negative }, awaits: 'base', adjuncts: [] },
    end: at + words.length,
    cost: -1,
  }))
}

function withNegation(state: GroupState, word: string): GroupState | undefined {
  if (word === 'not') return { ...state, group: { ...state.group, negative: !state.group.negative } }
  if (word === 'never') return { ...state, group: { ...state.group, never: true } }
  if (word === 'ever') return { ...state, group: { ...state.group, ever: true } }
  return undefined
}

function nextAuxiliary(state: GroupState, word: string): GroupState | undefined {
  const { group, awaits } = state
  if (awaits === 'base' && word === 'be') return { ...state, awaits: 'complement' }
  if (awaits === 'base' && word === 'have' && group.modal)
    return { ...state, group: { ...group, perfect: true }, awaits: 'participle' }
  if (awaits === 'participle' && word === 'been') return { ...state, awaits: 'complement' }
  if (awaits === 'complement' && word === 'being') return { ...state, group: { ...group, progressive: true } }
  if (awaits === 'ing' && word === 'being') return { ...state, awaits: 'complement' }
  if (awaits === 'ing' && word === 'having')
    return { ...state, group: { ...group, perfect: true }, awaits: 'participle' }
  return undefined
}

const MID_ADVERBS = ['time', 'frequency', 'sentence', 'manner', 'degree']

/** These never stand between subject and verb: the man I met yesterday came. */
const DATES = /^(?:yesterday|today|tomorrow|tonight|(?:last|next|this) .*)$/

function insertedAdverbs(chart: Chart, at: number, state: GroupState): Reading<GroupState>[] {
  return adverbsAt(chart, at).flatMap(({ value, end, cost }) => {
    if ('unknown' in value.entry || ![...value.entry.tags].some((tag) => MID_ADVERBS.includes(tag))) return []
    if (value.entry.tags.has('place') || chart.word(at) === 'too') return []
    if (DATES.test(value.entry.english)) return []
    return [{ value: { ...state, adjuncts: [...state.adjuncts, { kind: 'adverb' as const, use: value }] }, end, cost }]
  })
}

/** All states that can follow a state, itself included: more auxiliaries, not, never, adverbs. */
export function continuedGroups(chart: Chart, reading: Reading<GroupState>): Reading<GroupState>[] {
  const { value: state, end, cost } = reading
  const word = chart.word(end)
  const next = withNegation(state, word) ?? nextAuxiliary(state, word)
  const on = next ? continuedGroups(chart, { value: next, end: end + 1, cost }) : []
  const throughAdverbs = insertedAdverbs(chart, end, state).flatMap((adverb) =>
    continuedGroups(chart, { ...adverb, cost: cost + adverb.cost }),
  )
  return [reading, ...on, ...throughAdverbs]
}

/** The verb groups of a statement from the place after its subject. */
export function verbGroupsAt(chart: Chart, at: number): Reading<GroupState>[] {
  const bare: Reading<GroupState> = { value: { group: PLAIN_GROUP, awaits: 'finite', adjuncts: [] }, end: at, cost: 0 }
  const delayed = insertedAdverbs(chart, at, bare.value).flatMap((adverb) =>
    firstAuxiliaries(chart, adverb.end).map((reading) => ({
      ...reading,
      value: { ...reading.value, adjuncts: adverb.value.adjuncts },
      cost: reading.cost + adverb.cost + COST.adjunct,
    })),
  )
  const never =
    chart.word(at) === 'never'
      ? firstAuxiliaries(chart, at + 1).map((reading) => ({
          ...reading,
          value: { ...reading.value, group: { ...reading.value.group, never: true } },
        }))
      : []
  return [bare, ...firstAuxiliaries(chart, at), ...delayed, ...never].flatMap((reading) =>
    continuedGroups(chart, reading),
  )
}

/** The main verb's forms that a state accepts, with what each says about the group. */
export function groupWith({ group, awaits }: GroupState, form: VerbForm): VerbGroup | undefined {
  if (awaits === 'finite') return finiteGroup(group, form)
  if (awaits !== 'complement') return awaits === form ? group : undefined
  if (form === 'ing') return { ...group, progressive: true }
  return form === 'participle' ? { ...group, passive: true } : undefined
}

function finiteGroup(group: VerbGroup, form: VerbForm): VerbGroup | undefined {
  if (form === 'past') return { ...group, tense: 'past' }
  return form === 's' || form === 'base' ? { ...group, agreement: form } : undefined
}
