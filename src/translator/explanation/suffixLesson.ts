import type { Suffix } from '#korean/morpheme.ts'
import { AUXILIARY_LESSONS } from '#translator/explanation/lesson/auxiliaryLesson.ts'
import { CONNECTIVE_LESSONS } from '#translator/explanation/lesson/connectiveLesson.ts'
import { FINAL_LESSONS } from '#translator/explanation/lesson/finalLesson.ts'
import type { SuffixLesson } from '#translator/explanation/lesson/lesson.ts'
import { STEM_LESSONS } from '#translator/explanation/lesson/stemLesson.ts'

const LESSONS: Readonly<Record<Suffix, SuffixLesson>> = {
  ...STEM_LESSONS,
  ...AUXILIARY_LESSONS,
  ...FINAL_LESSONS,
  ...CONNECTIVE_LESSONS,
}

function nameOf(suffix: string): string {
  return suffix
    .replace(/^-아/, '-아/어')
    .replace(/^-았/, '-았/었')
    .replace(/^-습니/, '-ㅂ/습니')
    .replace(/^-는다/, '-ㄴ/는다')
    .replace(/^-는(?=$| )/, '-는/(으)ㄴ')
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.keys(LESSONS).map((suffix) => [suffix, nameOf(suffix)]))

/** The suffix as grammars for learners write it: -아/어요, -았/었-, -ㅂ/습니다, -는/(으)ㄴ 것. */
export function suffixName(suffix: Suffix): string {
  return NAMES.get(suffix) ?? suffix
}

/** The meaning of the suffix in a few English words. */
export function suffixMeaning(suffix: Suffix): string {
  const lesson = LESSONS[suffix]
  return typeof lesson === 'string' ? lesson : lesson.meaning
}

/** The lesson of the suffix. Suffixes that differ only in style have the same lesson: -(으)ㄹ 거다 and -(으)ㄹ 것이다. */
export function suffixLesson(suffix: Suffix): string {
  const lesson = LESSONS[suffix]
  return typeof lesson === 'string' ? lesson : (lesson.says ?? lesson.meaning)
}

/** A sentence about the suffix, without its period; undefined if its lesson needs no sentence. */
export function suffixSentence(suffix: Suffix): string | undefined {
  const lesson = LESSONS[suffix]
  const says = typeof lesson === 'string' ? `means “${lesson}”` : lesson.says
  return says && `${suffixName(suffix)} ${says}`
}
