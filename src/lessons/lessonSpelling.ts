import { hyphenatedRomanization, romanization } from '#korean/romanization.ts'
import { markerFaults } from '#learn/koreanMarker.ts'
import { isExercise, type LessonEntry, type LessonStep } from '#lessons/lessonEntry.ts'
import { type LessonGate, stepName } from '#lessons/lessonGate.ts'
import { allTexts, frameTexts, koreanWords, stepTexts } from '#lessons/stepTexts.ts'

const SENTENCE_END = /[.?…][”’)]?$/
const STRAY_SPACE = /^\s|\s$|[^\S\n]{2}/
/** Shorter romanizations look like English words. */
const SHORTEST = 4
/** Korean words that English has, too. */
const IN_ENGLISH = new Set(['bulgogi', 'bibimbap', 'banchan', 'hanbok', 'soju', 'hanok', 'samgyeopsal'])

/** How its texts are written. */
export const lessonSpelling: LessonGate = (lesson) => {
  const texts = [...frameTexts(lesson), ...lesson.steps.flatMap(allTexts)]
  const words = new Set([
    ...lesson.steps.flatMap((step) => stepTexts(step).right.flatMap(koreanWords)),
    ...lesson.teaches.flatMap(({ korean }) => koreanWords(korean)),
  ])
  return [
    ...texts.map((text) => text !== text.normalize('NFC') && `Hangul is not in NFC: ${text}`),
    ...texts.map((text) => STRAY_SPACE.test(text) && `a space too many: ${text}`),
    ...ownVoice(lesson).map((text) => /[a-z]!/.test(text) && `no exclamation marks in English: ${text}`),
    ...texts.flatMap(markerFaults),
    ...typedRomanizations(texts, words, englishWords(lesson)),
    ...lesson.summary.map((line) => !SENTENCE_END.test(line) && `a line of the summary is no sentence: ${line}`),
    ...lesson.steps.map((step, index) => reasonFault(step, index)),
  ]
}

function reasonFault(step: LessonStep, index: number): string | false {
  if (!isExercise(step) || step.kind === 'match') return false
  return !SENTENCE_END.test(step.why) && `${stepName(index, step.kind)}: the reason is no sentence: ${step.why}`
}

/** Words of translations: radio is also how 라디오 is written in Latin letters. */
function englishWords({ teaches, steps }: LessonEntry): ReadonlySet<string> {
  const texts = [...teaches, ...steps].flatMap((each) => ('english' in each ? each.english : ''))
  return new Set([...IN_ENGLISH, ...texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])])
}

/** What the lesson says itself, not what somebody in it says. */
function ownVoice({ idea, summary, steps }: LessonEntry): string[] {
  return [idea, ...summary, ...steps.flatMap((step) => ('why' in step ? step.why : []))]
}

/** Romanizations are made by our rules, so they are right everywhere. */
function typedRomanizations(
  texts: readonly string[],
  words: ReadonlySet<string>,
  english: ReadonlySet<string>,
): string[] {
  return [...words].flatMap((word) => {
    const made = [romanization(word), hyphenatedRomanization(word)]
    const typed = made.find(
      (latin) =>
        latin.length >= SHORTEST &&
        !english.has(latin) &&
        texts.some((text) => new RegExp(`(?<![A-Za-z-])${latin}(?![A-Za-z-])`).test(text)),
    )
    return typed === undefined ? [] : [`${typed} is typed by hand: write {rom:${word}}`]
  })
}
