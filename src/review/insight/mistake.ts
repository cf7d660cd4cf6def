import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { type ClosingLevel, closingLevel } from '#korean/closingLevel.ts'
import { type Particle, particlesAt } from '#korean/particle.ts'
import type { VerbClass } from '#korean/verbClass.ts'
import { stemPoint } from '#questions/generation/formPoint.ts'
import type { Points } from '#questions/point.ts'
import type { CardContent, ItemContent, QuestionContent, QuestionSnapshot } from '#review/card.ts'
import type { Mistake } from '#review/reviewEntry.ts'
import { type WrongParticle, wrongLetter, wrongParticle } from '#review/typedAnswer.ts'

export const MISTAKE_KINDS = ['particle', 'verb-class', 'speech-level', 'spelling', 'sound', 'point'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** What a mistake is about. */
export interface MistakeSubject {
  kind: MistakeKind
  /**
   * A point of `content/points`, or its beginning for points that differ in the level only. Without a point: a particle, a verb
   * class, `dictionary` for the form in -다, or the letters that were mixed up.
   */
  name: string
}

/** A wrong answer, or a near miss. */
export interface MissedAnswer {
  at: EpochMs
  /** The card, or the question of a match. */
  source: string
  content: CardContent
  given: string
  /** What was off in a near miss. */
  mistake: Mistake | null
}

/** A mistake that was made again and again. */
export interface KeptMistake extends MistakeSubject {
  times: number
  /** Newest first. */
  answers: readonly MissedAnswer[]
}

export type VerbClassOf = (lemma: string) => VerbClass | undefined

/** Once is a slip, twice may be chance. */
const LEAST_TIMES = 3
const MOST_MISTAKES = 8
/** A mistake counts half as much after so long. */
const HALF_LIFE_MS = 30 * DAY_MS
/** A mistake that was not made for so long is not made any more. */
const GIVEN_UP_MS = 90 * DAY_MS

/** The points about particles. 에 has two: about places, of which learners get more wrong, and about time. */
const PARTICLE_POINTS: Partial<Record<Particle, string>> = {
  '은/는': 'particle-eun-neun',
  '이/가': 'particle-i-ga',
  '을/를': 'particle-eul-reul',
  에: 'particle-e-place',
  에서: 'particle-eseo',
  '와/과': 'particle-wa-hago',
  하고: 'particle-wa-hago',
  '(이)랑': 'particle-wa-hago',
  도: 'particle-do',
  만: 'particle-man',
  부터: 'particle-buteo-kkaji',
  까지: 'particle-buteo-kkaji',
  에게: 'particle-ege-hante',
  한테: 'particle-ege-hante',
  의: 'particle-ui',
  '(으)로': 'particle-euro',
  께: 'particle-kke-kkeseo',
  께서: 'particle-kke-kkeseo',
  에게서: 'particle-egeseo',
  한테서: 'particle-egeseo',
  보다: 'particle-boda',
  '(이)나': 'particle-ina',
  처럼: 'particle-cheoreom',
}

const SPEECH_LEVEL_POINTS: Record<ClosingLevel, string> = {
  polite: 'present-haeyo',
  formal: 'formal-seumnida',
  casual: 'casual-banmal',
  plain: 'plain-style',
}

/** Points about sounds have one row for each level of their words: say-linking-a1, say-linking-a2. */
const SOUND_POINT = /^(say-.+)-(?:a1|a2|b1|b2|c1|c2)$/
const SOUND_TYPES: readonly QuestionSnapshot['type'][] = ['minimal-pair', 'pronunciation']

/** The mistakes that a learner keeps making, the most pressing one first: made often, and lately. `answers` are in any order. */
export function keptMistakes(answers: readonly MissedAnswer[], verbClassOf: VerbClassOf, now: EpochMs): KeptMistake[] {
  const newestFirst = answers.toSorted((one, other) => other.at - one.at)
  const named = oncePerDay(newestFirst).flatMap((answer) => {
    const subject = subjectOf(answer, verbClassOf)
    return subject ? [{ subject, answer }] : []
  })
  const groups = Map.groupBy(named, ({ subject }) => `${subject.kind} ${subject.name}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      const own = group.map(({ answer }) => answer)
      const isKept = own.length >= LEAST_TIMES && (own[0]?.at ?? 0) > now - GIVEN_UP_MS
      return first && isKept ? [{ ...first.subject, times: own.length, answers: own }] : []
    })
    .toSorted((one, other) => weight(other, now) - weight(one, now))
    .slice(0, MOST_MISTAKES)
}

/** A near miss and its retry are one mistake, and so is a card that is repeated within minutes. */
function oncePerDay(newestFirst: readonly MissedAnswer[]): MissedAnswer[] {
  const days = Map.groupBy(newestFirst, ({ source, at }) => `${source} ${Math.floor(at / DAY_MS)}`)
  return [...days.values()].flatMap((day) => day.find(({ mistake }) => mistake !== null) ?? day[0] ?? [])
}

function weight({ answers }: KeptMistake, now: EpochMs): number {
  return answers.reduce((sum, { at }) => sum + 0.5 ** ((now - at) / HALF_LIFE_MS), 0)
}

/** What a wrong answer was about. Undefined if the word was forgotten, which says nothing but that. */
export function subjectOf(answer: MissedAnswer, verbClassOf: VerbClassOf): MistakeSubject | undefined {
  const { content } = answer
  return content.type === 'question'
    ? (typedSubject(content, answer, content.key?.lemma) ?? questionSubject(content.question))
    : itemSubject(content, answer, verbClassOf)
}

function itemSubject(content: ItemContent, answer: MissedAnswer, verbClassOf: VerbClassOf): MistakeSubject | undefined {
  const lemma = content.lemma ?? content.key.lemma
  const verbClass = lemma === undefined ? undefined : verbClassOf(lemma)
  const stem = verbClass && stemPoint(verbClass)
  const isForm = answer.mistake === null || answer.mistake === 'form' || answer.mistake === 'letter'
  if (stem !== undefined && isForm) return { kind: 'verb-class', name: stem }
  if (verbClass && answer.mistake === 'form') return { kind: 'verb-class', name: verbClass }
  return typedSubject(content, answer, lemma)
}

/** By what was off in a typed answer. */
function typedSubject(
  { key }: Pick<QuestionContent, 'key'>,
  { given, mistake }: MissedAnswer,
  lemma: string | undefined,
): MistakeSubject | undefined {
  const [usual = ''] = key?.accepted ?? []
  if (key === undefined || mistake === null) return undefined
  if (mistake === 'particle') {
    const wrong = wrongParticle(key, given)
    const particle = wrong && particleIn(wrong)
    return particle && { kind: 'particle', name: PARTICLE_POINTS[particle] ?? particle }
  }
  if (mistake === 'speech-level') {
    const level = closingLevel(usual.split(' ').at(-1) ?? '')
    const isDictionary = lemma === undefined && usual.endsWith('다')
    return { kind: 'speech-level', name: level && !isDictionary ? SPEECH_LEVEL_POINTS[level] : 'dictionary' }
  }
  if (mistake !== 'letter') return undefined
  const wrong = wrongLetter(key, given)
  const letters = [wrong?.asked, wrong?.given].filter((letter) => letter != null)
  return letters.length > 0 ? { kind: 'spelling', name: letters.toSorted().join(' ') } : undefined
}

/** The particle that was asked; of 에 and 에서, the longer one. */
function particleIn({ noun, asked }: WrongParticle): Particle | undefined {
  const [longest] = particlesAt(noun, asked).toSorted(([, one], [, other]) => other.length - one.length)
  return longest?.[0]
}

function questionSubject({ type, point }: QuestionSnapshot): MistakeSubject {
  const sound = SOUND_POINT.exec(point)?.[1]
  if (sound !== undefined) return { kind: 'sound', name: sound }
  return { kind: kindOf(type, point), name: point }
}

function kindOf(type: QuestionSnapshot['type'], point: string): MistakeKind {
  if (SOUND_TYPES.includes(type)) return 'sound'
  if (type === 'particle' || point.startsWith('particle-')) return 'particle'
  if (type === 'speech-level') return 'speech-level'
  return point.startsWith('irregular-') ? 'verb-class' : 'point'
}

/** The points whose questions practice a mistake; none for spelling. */
export function pointsAbout({ name }: MistakeSubject, points: Points): string[] {
  if (points.has(name)) return [name]
  return [...points.keys()].filter((point) => SOUND_POINT.exec(point)?.[1] === name)
}
