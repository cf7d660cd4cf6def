import type { Linking } from '#translator/frame/frame.ts'
import { type ControlId, GOVERNED_VERBS } from '#translator/frame/governedVerb.ts'
import type { CauseId, ReportId } from '#translator/frame/government.ts'

interface Government {
  /** What the governed verb looks like. */
  with: 'to' | 'ing' | 'base'
  control: ControlId
  /** The words after the verb, before the governed one. */
  words: readonly string[]
}

interface Governing extends Government {
  verb: string
}

const JOINED: Readonly<Record<string, Government['with']>> = { to: 'to', '-ing': 'ing', '-base': 'base' }

const GOVERNING: readonly Governing[] = Object.entries(GOVERNED_VERBS).flatMap(([control, { english }]) =>
  english.map((wording): Governing => {
    const [verb = '', ...rest] = wording.split(' ')
    const joined = JOINED[rest.pop() ?? ''] ?? 'to'
    return { verb, words: rest, with: joined, control: control as ControlId }
  }),
)

/** Verbs that govern another verb of the same subject, by base form. */
export const CONTROL_VERBS: ReadonlyMap<string, readonly Government[]> = Map.groupBy(
  GOVERNING.filter(({ verb }) => verb !== 'be'),
  ({ verb }) => verb,
)

/** What follows a form of be and governs a verb: `be able to`, `be good at`. */
export const BE_CONTROLS: readonly Government[] = GOVERNING.filter(({ verb }) => verb === 'be')

export const REPORT_VERBS: Readonly<Record<string, ReportId>> = {
  think: 'think',
  suppose: 'think',
  know: 'know',
  say: 'say',
  hope: 'hope',
  believe: 'believe',
  wonder: 'wonder',
  hear: 'hear',
  remember: 'remember',
  forget: 'forget',
  understand: 'understand',
  realize: 'find out',
  wish: 'wish',
  find: 'find out',
  'find out': 'find out',
  'figure out': 'find out',
  feel: 'feel',
  explain: 'explain',
  complain: 'complain',
  announce: 'announce',
  report: 'report',
  claim: 'claim',
  insist: 'claim',
  argue: 'claim',
  mention: 'mention',
  warn: 'warn',
  answer: 'answer',
  reply: 'answer',
  swear: 'swear',
  predict: 'predict',
  estimate: 'predict',
  agree: 'agree',
  prove: 'prove',
  discover: 'find out',
  learn: 'find out',
  text: 'text',
  assume: 'think',
  promise: 'promise',
  notice: 'notice',
  admit: 'admit',
  imagine: 'imagine',
  guess: 'think',
  bet: 'think',
  expect: 'expect',
  worry: 'worry',
  care: 'care',
  decide: 'decide',
  check: 'check',
  'make sure': 'check',
  see: 'check',
  show: 'show',
  matter: 'matter',
  'have no idea': 'no idea',
  'depend on': 'depend',
  seem: 'seem',
  'seem like': 'seem',
  'look like': 'seem',
  'sound like': 'seem',
  appear: 'seem',
}

/** Adjectives with a clause: I'm sure (that), glad (that), sorry (that), afraid (that). */
export const REPORT_ADJECTIVES: Readonly<Record<string, ReportId>> = {
  sure: 'sure',
  certain: 'sure',
  convinced: 'sure',
  glad: 'glad',
  happy: 'glad',
  sorry: 'sorry',
  afraid: 'afraid',
  worried: 'worry',
  surprised: 'surprised',
}

interface Causation {
  cause: CauseId
  /** The forms in which the caused verb may come. */
  with: readonly ('to' | 'base' | 'ing')[]
  /** The verb of the caused state: make someone happy, keep it clean. */
  state?: 'make' | 'keep' | 'find'
}

/** Verbs with an object that acts: want him to go, let him go, see him go. */
export const CAUSE_VERBS: Readonly<Record<string, Causation>> = {
  want: { cause: 'want', with: ['to'] },
  need: { cause: 'want', with: ['to'] },
  like: { cause: 'want', with: ['to'] },
  tell: { cause: 'tell', with: ['to'] },
  ask: { cause: 'ask', with: ['to'] },
  beg: { cause: 'ask', with: ['to'] },
  order: { cause: 'order', with: ['to'] },
  warn: { cause: 'tell', with: ['to'] },
  remind: { cause: 'remind', with: ['to'] },
  advise: { cause: 'advise', with: ['to'] },
  encourage: { cause: 'advise', with: ['to'] },
  persuade: { cause: 'persuade', with: ['to'] },
  convince: { cause: 'persuade', with: ['to'] },
  expect: { cause: 'expect', with: ['to'] },
  teach: { cause: 'teach', with: ['to'] },
  let: { cause: 'let', with: ['base'] },
  allow: { cause: 'let', with: ['to'] },
  permit: { cause: 'let', with: ['to'] },
  make: { cause: 'make', with: ['base'], state: 'make' },
  force: { cause: 'make', with: ['to'] },
  cause: { cause: 'make', with: ['to'] },
  get: { cause: 'make', with: ['to'] },
  have: { cause: 'make', with: ['base'] },
  help: { cause: 'help', with: ['to', 'base'] },
  see: { cause: 'see', with: ['base', 'ing'] },
  watch: { cause: 'see', with: ['base', 'ing'] },
  notice: { cause: 'see', with: ['ing'] },
  hear: { cause: 'hear', with: ['base', 'ing'] },
  keep: { cause: 'keep', with: ['ing'], state: 'keep' },
  catch: { cause: 'catch', with: ['ing'] },
  feel: { cause: 'feel', with: ['base', 'ing'] },
  find: { cause: 'see', with: ['ing'], state: 'find' },
}

/** A linking verb with an adjective: looks tired, got angry. */
export const LINKING_VERBS: Readonly<Record<string, Linking>> = {
  look: 'look',
  seem: 'seem',
  appear: 'seem',
  sound: 'sound',
  get: 'get',
  become: 'get',
  feel: 'feel',
  turn: 'get',
  grow: 'get',
  taste: 'feel',
}

/** The first words of the verbs that report. */
export const REPORTING: ReadonlySet<string> = new Set(
  Object.keys(REPORT_VERBS).map((verb) => verb.split(' ')[0] ?? verb),
)

/** The first words of all verbs above. */
export const GOVERNING_VERBS: readonly string[] = [
  ...CONTROL_VERBS.keys(),
  ...[REPORT_VERBS, CAUSE_VERBS, LINKING_VERBS].flatMap((table) => Object.keys(table)),
].map((verb) => verb.split(' ')[0] ?? verb)
