import type { Chart, Reading } from '#translator/english/chart.ts'
import { invertedAt } from '#translator/english/clause.ts'
import { isFavor, isOffer } from '#translator/english/favor.ts'
import { asClause, letMeAt } from '#translator/english/letMe.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, VerbPhrase } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'

function negated(reading: Reading<VerbPhrase>): Reading<VerbPhrase> {
  const group = { ...reading.value.group, negative: true }
  return { ...reading, value: { ...reading.value, group } }
}

/** `(please) wait`, `don't worry`, `never lie`; the subject is the listener. */
export function commandsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('command', at, () => {
    const please = chart.word(at) === 'please'
    const from = please ? at + 1 : at
    const forbidden = chart.hasWords(from, ['do', 'not'])
    const emphatic = chart.word(from) === 'do' && !forbidden
    const phrases = forbidden
      ? verbPhrasesAt(chart, from + 2, 'base', false).map(negated)
      : [
          ...verbPhrasesAt(chart, from, 'base', false),
          ...(emphatic ? verbPhrasesAt(chart, from + 1, 'base', false) : []),
        ]
    return phrases.map(asClause('command', please)).map((reading) => ({ ...reading, cost: reading.cost + 0.3 }))
  })
}

const SUGGESTIONS: readonly { words: string[]; mood: Mood; form: 'base' | 'ing'; negative?: true; weighed?: true }[] = [
  { words: ["let's", 'not'], mood: 'suggestion', form: 'base', negative: true },
  { words: ["let's"], mood: 'suggestion', form: 'base' },
  { words: ['let', 'us'], mood: 'suggestion', form: 'base' },
  { words: ['shall', 'we'], mood: 'proposal', form: 'base' },
  { words: ['why', 'do', 'not', 'we'], mood: 'proposal', form: 'base' },
  { words: ['should', 'we'], mood: 'proposal', form: 'base', weighed: true },
  { words: ['how', 'about'], mood: 'proposal', form: 'ing' },
  { words: ['what', 'about'], mood: 'proposal', form: 'ing' },
  { words: ['shall', 'i'], mood: 'offer', form: 'base' },
  { words: ['would', 'you', 'like', 'me', 'to'], mood: 'offer', form: 'base' },
  { words: ['would', 'you', 'like', 'to'], mood: 'invitation', form: 'base' },
  { words: ['do', 'you', 'want', 'to'], mood: 'invitation', form: 'base' },
  { words: ['why', 'do', 'not', 'you'], mood: 'invitation', form: 'base' },
]

/** Actions that one asks the reason of rather than advising them: why don't you answer? */
const MISSED =
  /^(?:like|know|want|understand|believe|trust|have|love|need|remember|answer|listen|care|work|agree|see|come|eat|speak|talk|say|pay|marry)(?: |$)/

/** `why don't you lie down`: an action that can be advised. */
function isAdvice(phrase: VerbPhrase): boolean {
  const { predicate, adjuncts } = phrase
  if (!isLexicalVerb(predicate)) return predicate.kind === 'control' || predicate.kind === 'cause' || isAction(phrase)
  return !predicate.entry.tags.has('state') && (!MISSED.test(predicate.entry.english) || adjuncts.length > 1)
}

/** `let's eat`, `shall we go`, `why don't we meet`, `would you like to sit`. */
export function suggestionsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('suggestion', at, () => [
    ...letMeAt(chart, at),
    ...SUGGESTIONS.filter(({ words }) => chart.hasWords(at, words)).flatMap(
      ({ words, mood, form, negative, weighed }) => {
        const read = verbPhrasesAt(chart, at + words.length, form, false)
        const fitting = weighed ? read.filter(({ value }) => isAction(value)) : read
        const phrases = words.join(' ') === 'why do not you' ? fitting.filter(({ value }) => isAdvice(value)) : fitting
        return (negative ? phrases.map(negated) : phrases).map(asClause(mood, false)).map((reading) => ({
          ...reading,
          value: {
            ...reading.value,
            group: weighed ? { ...reading.value.group, modal: 'shall' as const } : reading.value.group,
            formula: { from: at, to: at + words.length },
          },
          cost: reading.cost - 1,
        }))
      },
    ),
  ])
}

const REQUESTS = [
  { words: ['could', 'you'], always: true },
  { words: ['would', 'you'], always: true },
  { words: ['can', 'you'], always: false },
  { words: ['will', 'you'], always: false },
] as const

/** With these, a row can also tell a state: `could you get any sleep`. No verb: the row is a whole sentence. */
const LIGHT_VERBS: readonly (string | undefined)[] = [undefined, 'be', 'get', 'have']

function isActionRow({ predicate }: Pick<VerbPhrase, 'predicate'>): boolean {
  return predicate.kind === 'construction' && !LIGHT_VERBS.includes(predicate.entry.verb)
}

function isAction({ predicate }: VerbPhrase): boolean {
  return predicate.kind === 'verb' || predicate.kind === 'cause' || predicate.kind === 'report'
}

/** Nobody is asked for what happens without the will, as in `could you see the stage`, or for what they would `ever` do. */
function canBeAsked({ predicate, group }: VerbPhrase): boolean {
  if (group.ever) return false
  if (!isLexicalVerb(predicate)) return true
  const { tags } = predicate.entry
  const isPerceived = tags.has('unable') && tags.has('sensed') && !tags.has('saying')
  return !isPerceived && !(tags.has('involuntary') && tags.has('idle'))
}

/** `could you (please) send it`, and `can you` if it asks for a favor. */
export function requestsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('request', at, () => [
    ...mindsAt(chart, at),
    ...invitationsAt(chart, at),
    ...REQUESTS.filter(({ words }) => chart.hasWords(at, words)).flatMap(({ words, always }) => {
      const middle = chart.word(at + words.length) === 'please'
      const from = at + words.length + (middle ? 1 : 0)
      return (
        verbPhrasesAt(chart, from, 'base', false)
          .filter(
            ({ value }) =>
              (always && canBeAsked(value) && (isAction(value) || isActionRow(value))) || middle || isFavor(value),
          )
          .map(asClause('request', middle))
          .map(({ value, ...reading }) => ({
            ...reading,
            value: always ? { ...value, careful: true as const } : value,
          }))
          // A row that holds the whole request says it better: `could you give me a discount`.
          .map((reading) => ({ ...reading, cost: reading.cost - (isActionRow(reading.value) ? 0.25 : 1) }))
      )
    }),
  ])
}

/** Verbs that make `will you` an invitation: come with us, marry me, sit down. */
function isInvited({ predicate, adjuncts }: VerbPhrase): boolean {
  if (!isLexicalVerb(predicate)) return false
  const beside = adjuncts.flatMap((each) =>
    each.kind === 'preposition' && each.phrase.preposition.role === 'companion' ? [each.phrase.object] : [],
  )
  const joined = predicate.arguments.filter(({ particle }) => particle.startsWith('와/과')).map(({ object }) => object)
  return [...beside, ...joined].some(isSpeaker) || /^(?:sit|join us)/.test(predicate.entry.english)
}

const INVITATIONS = [
  ['will', 'you'],
  ['will', 'not', 'you'],
]

/** `will you join us`, `won't you sit down`: 앉으시겠어요? */
function invitationsAt(chart: Chart, at: number): Reading<Clause>[] {
  return INVITATIONS.filter((words) => chart.hasWords(at, words)).flatMap((words) => {
    const formula = { from: at, to: at + words.length }
    return verbPhrasesAt(chart, formula.to, 'base', false)
      .filter(({ value }) => isInvited(value))
      .map(asClause('invitation', false))
      .map((reading) => ({ ...reading, value: { ...reading.value, formula }, cost: reading.cost - 1 }))
  })
}

/** `would you mind opening it`: a request. */
function mindsAt(chart: Chart, at: number): Reading<Clause>[] {
  if (!/^(would|do)$/.test(chart.word(at)) || !chart.hasWords(at + 1, ['you', 'mind'])) return []
  const formula = { from: at, to: at + 3 }
  return verbPhrasesAt(chart, at + 3, 'ing', false)
    .map(asClause('request', false))
    .map((reading) => ({ ...reading, value: { ...reading.value, formula }, cost: reading.cost - 1 }))
}

const LEAVE_FORMULAS = [
  ['do', 'you', 'mind', 'if'],
  ['would', 'you', 'mind', 'if'],
  ['is', 'it', 'okay', 'if'],
  ['is', 'it', 'ok', 'if'],
  ['is', 'it', 'all', 'right', 'if'],
  ['is', 'it', 'alright', 'if'],
]

/** `do you mind if I smoke`, `is it okay if we wait here`: asks for permission. */
function leaveAt(chart: Chart, at: number): Reading<Clause>[] {
  return LEAVE_FORMULAS.filter((words) => chart.hasWords(at, words)).flatMap((words) =>
    chart.rules
      .clauses(chart, at + words.length)
      .filter(({ value: { subject } }) => subject?.head.kind === 'pronoun' && /^(?:I|we)$/.test(subject.head.id))
      .map(({ value, end, cost }) => ({
        value: {
          ...value,
          group: { ...value.group, tense: 'present' as const },
          mood: 'permission' as const,
          formula: { from: at, to: at + words.length },
        },
        end,
        cost: cost - 2.5,
      })),
  )
}

/** `can I sit here`, `may I come in`: asks for permission. */
export function permissionsAt(chart: Chart, at: number): readonly Reading<Clause>[] {
  return chart.readingsOnce('permission', at, () => {
    const modal = chart.word(at)
    if (!['can', 'may', 'could'].includes(modal) || !['i', 'we'].includes(chart.word(at + 1))) return leaveAt(chart, at)
    return invertedAt(chart, at, false)
      .filter(({ value }) => !value.group.negative && !value.group.perfect)
      .map(({ value, end, cost }) => {
        const { modal: _asked, ...group } = value.group
        const helps = isOffer(value)
        return {
          value: { ...value, group, mood: helps ? ('offer' as const) : ('permission' as const) },
          end,
          cost: cost - 1,
        }
      })
  })
}
