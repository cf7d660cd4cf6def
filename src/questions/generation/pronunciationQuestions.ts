import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { acceptedPronunciations } from '#korean/acceptedPronunciations.ts'
import { marked } from '#korean/boundary.ts'
import { composed, decomposed, type Syllable } from '#korean/hangul.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss } from '#questions/generation/quizWord.ts'
import { soundLesson } from '#questions/generation/soundLesson.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { soundKey } from '#questions/soundKey.ts'

/** Groups of sounds that are easily confused. */
const ONSETS = ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅅㅆ', 'ㅈㅉㅊ', 'ㄴㄹ', 'ㅇㅎ']
const FINALS = ['ㄱㅇ', 'ㄷㄴㄹ', 'ㅂㅁ', 'ㄴㅇㅁ']

/** Asks how a word is pronounced whose pronunciation differs from its spelling. */
export const pronunciationQuestions: Generator = {
  skill: 'listening',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, word: AskedHeadword): QuestionEntry | undefined {
  const notation = word.said ?? word.word
  if (notation.startsWith('=') || word.word.includes(' ')) return undefined
  const { text, boundaries } = marked(notation)
  const said = pronunciation(text, boundaries)
  const lesson = said === text ? undefined : soundLesson(text, boundaries)
  if (lesson === undefined) return undefined
  const id = questionId('pronunciation', word.key)
  const wrong = misheard(text, said, acceptedPronunciations(text, boundaries), id)
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'pronunciation',
    point: `say-${lesson.group}-${word.level.toLowerCase()}`,
    about: word.key,
    uses: book.uses(word),
    question: `How is ${word.word} (${firstGloss(word)}) pronounced?`,
    right: `[${said}]`,
    wrong: Object.fromEntries(wrong),
    explanation: `${lesson.sentences} So ${word.word} is [${said}].`,
    proof: { said: notation },
  }
}

/**
 * Three pronunciations, if there are so many, that differ from the right one in one sound and that no standard accepts. Those at a place where the
 * pronunciation differs from the spelling come first.
 */
function misheard(text: string, said: string, accepted: readonly string[], seed: string): [string, string][] {
  const mishearings = [...said].flatMap((_, at) => mishearingsAt(text, said, at))
  const drawn = shuffledBy(mishearings, seed, ({ reading }) => reading)
  const taken = new Set([said, ...accepted].map((reading) => soundKey(`[${reading}]`)))
  const distinct: [string, string][] = []
  for (const { reading, reason } of [
    ...drawn.filter(({ telling }) => telling),
    ...drawn.filter(({ telling }) => !telling),
  ]) {
    const key = soundKey(`[${reading}]`)
    if (!taken.has(key)) distinct.push([`[${reading}]`, reason])
    taken.add(key)
    if (distinct.length === OPTION_COUNT - 1) break
  }
  return distinct
}

interface Mishearing {
  readonly reading: string
  readonly reason: string
  /** It is at a place where the sounds change. */
  readonly telling: boolean
}

/** If one of the two sounds that meet between syllables has changed, either may be misheard. */
function mishearingsAt(text: string, said: string, at: number): Mishearing[] {
  const sound = decomposed(said.charAt(at))
  if (sound === undefined) return []
  const changed = (place: number, part: 'onset' | 'final') =>
    decomposed(said.charAt(place))?.[part] !== decomposed(text.charAt(place))?.[part]
  const written = (change: Partial<Syllable>) =>
    said.slice(0, at) + composed({ ...sound, ...change }) + said.slice(at + 1)
  const begins = (onset: string) => (onset === 'ㅇ' ? 'without a consonant' : `with ${onset}`)
  return [
    ...alike(ONSETS, sound.onset).map((onset) => ({
      reading: written({ onset }),
      reason: `Syllable ${at + 1} begins ${begins(sound.onset)} here, not ${begins(onset)}.`,
      telling: changed(at, 'onset') || changed(at - 1, 'final'),
    })),
    ...alike(FINALS, sound.final)
      .filter((final) => !isHeardInHaste(final, decomposed(said.charAt(at + 1))?.onset ?? ''))
      .map((final) => ({
        reading: written({ final }),
        reason: `Syllable ${at + 1} ends in ${sound.final} here, not in ${final}.`,
        telling: changed(at, 'final') || changed(at + 1, 'onset'),
      })),
  ]
}

/** 거짓말 [거짐말]: a common pronunciation that the standard does not accept (표준 발음법 21). */
function isHeardInHaste(final: string, nextOnset: string): boolean {
  const lips = 'ㅁㅂ'.includes(final) && 'ㅁㅂㅃㅍ'.includes(nextOnset || '-')
  const back = 'ㅇㄱ'.includes(final) && 'ㄱㄲㅋ'.includes(nextOnset || '-')
  return lips || back
}

function alike(groups: readonly string[], sound: string): string[] {
  if (sound === '') return []
  return [...new Set(groups.filter((group) => group.includes(sound)).flatMap((group) => [...group]))].filter(
    (other) => other !== sound,
  )
}
