import type { Linking } from '#translator/frame/frame.ts'
import type { CauseId, ControlId, ReportId } from '#translator/frame/government.ts'

interface Government {
  /** Words after the verb, before the governed one. */
  with: 'to' | 'ing'
  control: ControlId
  /** The further words of the verb. */
  words?: readonly string[]
}

const to = (control: ControlId, ...words: string[]): Government => ({ with: 'to', control, words })
const ing = (control: ControlId, ...words: string[]): Government => ({ with: 'ing', control, words })

/** Verbs that govern another verb of the same subject, by base form. */
export const CONTROL_VERBS: Readonly<Record<string, readonly Government[]>> = {
  want: [to('want')],
  have: [
    to('must'),
    to('must', 'got'),
    to('chance', 'a', 'chance'),
    to('chance', 'the', 'chance'),
    ing('hard time', 'a', 'hard', 'time'),
    ing('hard time', 'trouble'),
    ing('hard time', 'difficulty'),
    ing('enjoy', 'fun'),
    ing('enjoy', 'a', 'good', 'time'),
    ing('enjoy', 'a', 'great', 'time'),
  ],
  need: [to('need')],
  like: [to('like'), ing('like')],
  love: [to('like'), ing('like')],
  enjoy: [ing('enjoy')],
  hate: [to('hate'), ing('hate')],
  dislike: [ing('hate')],
  start: [to('start'), ing('start')],
  begin: [to('start'), ing('start')],
  stop: [ing('stop')],
  quit: [ing('stop')],
  keep: [ing('keep'), ing('keep', 'on')],
  continue: [to('keep'), ing('keep')],
  go: [ing('keep', 'on'), ing('go doing')],
  finish: [ing('finish')],
  try: [to('attempt'), ing('try out')],
  decide: [to('decide')],
  agree: [to('decide')],
  choose: [to('decide')],
  arrange: [to('decide')],
  plan: [to('plan'), ing('plan', 'on')],
  hope: [to('hope')],
  learn: [to('learn'), to('learn', 'how')],
  forget: [to('forget')],
  remember: [to('remember'), ing('recall')],
  make: [to('remember', 'sure'), to('remember', 'certain')],
  regret: [ing('regret')],
  seem: [to('seem')],
  appear: [to('seem')],
  know: [to('know how', 'how')],
  promise: [to('promise')],
  feel: [ing('want', 'like')],
  give: [ing('stop', 'up')],
  fail: [to('fail')],
  manage: [to('manage')],
  pretend: [to('pretend')],
  refuse: [to('refuse')],
  offer: [to('offer')],
  mean: [to('intend')],
  intend: [to('intend')],
  wait: [to('wait')],
  expect: [to('expect')],
  look: [ing('expect', 'forward', 'to')],
  prefer: [to('prefer'), ing('prefer')],
  tend: [to('tend')],
  afford: [to('afford')],
  help: [ing('can not help')],
  hesitate: [to('hesitate')],
  happen: [to('happen')],
  mind: [ing('mind')],
  miss: [ing('miss')],
  consider: [ing('consider')],
  practice: [ing('practice')],
  avoid: [ing('avoid')],
  imagine: [ing('imagine')],
  suggest: [ing('suggest')],
  get: [ing('accustomed', 'used', 'to'), to('chance', 'a', 'chance'), to('chance', 'the', 'chance'), to('come to')],
  come: [to('come to')],
  deserve: [to('deserve')],
  demand: [to('demand')],
  insist: [ing('insist', 'on')],
  think: [ing('think of', 'of'), ing('think of', 'about')],
  end: [ing('come to', 'up')],
}

/** What follows a form of be and governs a verb: `be able to`, `be good at`. */
export const BE_CONTROLS: readonly (Government & { words: readonly string[] })[] = [
  { words: ['going'], with: 'to', control: 'going' },
  { words: ['able'], with: 'to', control: 'able' },
  { words: ['supposed'], with: 'to', control: 'must' },
  { words: ['forced'], with: 'to', control: 'must' },
  { words: ['required'], with: 'to', control: 'must' },
  { words: ['about'], with: 'to', control: 'about to' },
  { words: ['ready'], with: 'to', control: 'ready' },
  { words: ['prepared'], with: 'to', control: 'ready' },
  { words: ['willing'], with: 'to', control: 'intend' },
  { words: ['likely'], with: 'to', control: 'likely' },
  { words: ['dying'], with: 'to', control: 'eager' },
  { words: ['eager'], with: 'to', control: 'eager' },
  { words: ['allowed'], with: 'to', control: 'allowed' },
  { words: ['told'], with: 'to', control: 'told' },
  { words: ['asked'], with: 'to', control: 'asked' },
  { words: ['said'], with: 'to', control: 'said' },
  { words: ['expected'], with: 'to', control: 'likely' },
  { words: ['afraid'], with: 'to', control: 'afraid' },
  { words: ['afraid', 'of'], with: 'ing', control: 'afraid' },
  { words: ['scared', 'of'], with: 'ing', control: 'afraid' },
  { words: ['used', 'to'], with: 'ing', control: 'accustomed' },
  { words: ['worth'], with: 'ing', control: 'worth' },
  { words: ['good', 'at'], with: 'ing', control: 'good at' },
  { words: ['bad', 'at'], with: 'ing', control: 'bad at' },
  { words: ['tired', 'of'], with: 'ing', control: 'tired of' },
  { words: ['sick', 'and', 'tired', 'of'], with: 'ing', control: 'tired of' },
  { words: ['fed', 'up', 'with'], with: 'ing', control: 'tired of' },
  { words: ['itching'], with: 'to', control: 'want' },
  { words: ['tempted'], with: 'to', control: 'want' },
  { words: ['sick', 'of'], with: 'ing', control: 'tired of' },
  { words: ['interested', 'in'], with: 'ing', control: 'interested' },
  { words: ['busy'], with: 'ing', control: 'busy' },
  { words: ['fond', 'of'], with: 'ing', control: 'like' },
]

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

/** The first words of all verbs above. */
export const GOVERNING_VERBS: readonly string[] = [CONTROL_VERBS, REPORT_VERBS, CAUSE_VERBS, LINKING_VERBS]
  .flatMap((table) => Object.keys(table))
  .map((verb) => verb.split(' ')[0] ?? verb)
