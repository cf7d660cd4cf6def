import type { Level } from '#korean/level.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'

interface TaughtAt {
  readonly point: string
  readonly level: Level
}

/** The points about stems that change, by verb class. */
const STEMS: Partial<Record<VerbClass, TaughtAt>> = {
  으: { point: 'irregular-eu', level: 'A1' },
  ㅂ: { point: 'irregular-bieup', level: 'A1' },
  'ㅂ-와': { point: 'irregular-bieup', level: 'A1' },
  ㄷ: { point: 'irregular-digeut', level: 'A1' },
  ㄹ: { point: 'irregular-rieul', level: 'A2' },
  르: { point: 'irregular-reu', level: 'A2' },
  ㅅ: { point: 'irregular-siot', level: 'A2' },
  ㅎ: { point: 'irregular-hieut', level: 'A2' },
  'ㅎ-그렇다': { point: 'irregular-hieut', level: 'A2' },
}

/** The point about how stems of a class change; undefined if they do not, or no point is about it. */
export function stemPoint(verbClass: VerbClass): string | undefined {
  return STEMS[verbClass]?.point
}

/** The points about endings, by the suffixes of a form. */
const ENDINGS: Readonly<Record<string, TaughtAt>> = {
  '-아요': { point: 'present-haeyo', level: 'A1' },
  '-습니다': { point: 'formal-seumnida', level: 'A1' },
  '-았- -아요': { point: 'past-eosseoyo', level: 'A1' },
  '-(으)세요': { point: 'request-euseyo', level: 'A1' },
  '-고': { point: 'and-go', level: 'A1' },
  '-아서': { point: 'because-aseo', level: 'A1' },
  '-(으)ㄹ까요': { point: 'shall-we-eulkkayo', level: 'A1' },
  '-(으)ㅂ시다': { point: 'proposal-eupsida', level: 'A1' },
  '-고 싶다 -아요': { point: 'want-go-sipda', level: 'A1' },
  '-(으)면': { point: 'if-eumyeon', level: 'A2' },
  '-(으)니까': { point: 'since-eunikka', level: 'A2' },
  '-(으)려고': { point: 'intend-euryeogo', level: 'A2' },
  '-는데': { point: 'background-neunde', level: 'A2' },
}
/** For the endings before a noun, verbs and adjectives have points of their own. */
const MODIFIERS: Readonly<Record<string, Record<'verb' | 'adjective', string | undefined>>> = {
  '-는': { verb: 'modifier-present', adjective: 'modifier-adjective' },
  '-(으)ㄴ': { verb: 'modifier-past', adjective: undefined },
  '-(으)ㄹ': { verb: 'modifier-future', adjective: undefined },
}

/**
 * The point that a form drills: that of the stem if the stem changes and its point does not come before the ending's, otherwise
 * that of the ending. Undefined if no point is about it.
 */
export function formPoint({ class: verbClass, pos }: Predicate, suffixes: readonly Suffix[]): string | undefined {
  const name = suffixes.join(' ')
  const modifier = MODIFIERS[name]?.[pos === 'adjective' ? 'adjective' : 'verb']
  const ending = ENDINGS[name] ?? (modifier === undefined ? undefined : { point: modifier, level: 'A2' as const })
  if (ending === undefined) return undefined
  const stem = STEMS[verbClass]
  return stem !== undefined && stem.level >= ending.level ? stem.point : ending.point
}
