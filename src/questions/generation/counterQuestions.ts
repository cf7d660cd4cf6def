import { fieldFacts, type Topic } from '#headwords/field.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { shuffledBy, spreadHash } from '#kit/spreadHash.ts'
import { counted } from '#korean/counter.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

type CounterGroup = 'people' | 'animals' | 'sheets' | 'machines' | 'servings' | 'plants' | 'clothes' | 'places'

interface CounterUse {
  readonly counts: string
  /** Counters of the same group can often replace each other: 병 and 잔 both count water. */
  readonly group: CounterGroup
}

/** 개 is not listed: it counts almost anything, so it is never a wrong option. */
const COUNTERS: Record<string, CounterUse> = {
  명: { counts: 'people', group: 'people' },
  분: { counts: 'people, with respect', group: 'people' },
  마리: { counts: 'animals', group: 'animals' },
  권: { counts: 'books and notebooks', group: 'sheets' },
  장: { counts: 'thin, flat things', group: 'sheets' },
  자루: { counts: 'pens and long tools', group: 'sheets' },
  곡: { counts: 'pieces of music', group: 'sheets' },
  편: { counts: 'films, poems and articles', group: 'sheets' },
  대: { counts: 'vehicles, machines and large instruments', group: 'machines' },
  척: { counts: 'ships', group: 'machines' },
  병: { counts: 'bottles', group: 'servings' },
  잔: { counts: 'cups and glasses of a drink', group: 'servings' },
  컵: { counts: 'cupfuls', group: 'servings' },
  그릇: { counts: 'bowls of food', group: 'servings' },
  통: { counts: 'letters, calls and tubs', group: 'servings' },
  조각: { counts: 'pieces', group: 'servings' },
  판: { counts: 'whole pizzas and trays of eggs', group: 'servings' },
  송이: { counts: 'flowers and bunches', group: 'plants' },
  그루: { counts: 'trees', group: 'plants' },
  포기: { counts: 'cabbages and plants', group: 'plants' },
  벌: { counts: 'sets of clothes', group: 'clothes' },
  켤레: { counts: 'pairs of shoes and socks', group: 'clothes' },
  채: { counts: 'houses', group: 'places' },
  군데: { counts: 'places', group: 'places' },
  곳: { counts: 'places', group: 'places' },
}
/** Groups whose counters may also count words of the topic, besides the word's own counter: 마리 for fish, 접시 for a salad. */
const ALSO_COUNTED: Partial<Record<Topic, readonly CounterGroup[]>> = {
  food: ['servings', 'animals', 'plants', 'sheets'],
  nature: ['plants', 'animals', 'sheets', 'servings'],
  home: ['sheets', 'servings', 'clothes'],
  study: ['sheets', 'servings'],
  work: ['sheets', 'servings', 'machines'],
  communication: ['sheets', 'servings', 'machines'],
  leisure: ['sheets', 'servings'],
  shopping: ['sheets', 'servings', 'places'],
  travel: ['sheets', 'places', 'machines'],
}
const NUMBERS = [2, 3, 4, 5]
const ENGLISH_NUMBERS = ['two', 'three', 'four', 'five']

/** Which counter goes with the noun? */
export const counterQuestions: Generator = {
  skill: 'vocab',
  generate: (book) => book.headwords.flatMap((word) => question(word) ?? []),
}

function question(word: AskedHeadword): QuestionEntry | undefined {
  const { counter } = word
  const use = counter === undefined ? undefined : COUNTERS[counter]
  if (counter === undefined || use === undefined) return undefined
  const id = questionId('counter', word.key)
  const drawn = spreadHash(id) % NUMBERS.length
  const [number = 2, english] = [NUMBERS[drawn], ENGLISH_NUMBERS[drawn]]
  const phrase = (name: string) => counted(number, name)
  const fitting = new Set([use.group, ...(ALSO_COUNTED[fieldFacts(word.field).topic] ?? [])])
  const wrong = shuffledBy(Object.keys(COUNTERS), id, (name) => name).filter(
    (other) => !fitting.has(COUNTERS[other]?.group ?? use.group),
  )
  const apart = [...Map.groupBy(wrong, (other) => COUNTERS[other]?.group).values()].flatMap((group) =>
    group.slice(0, 1),
  )
  return {
    id,
    type: 'counter',
    level: word.level,
    about: word.key,
    question: `Which counter fits? “${english}” of: ${word.word} (${firstGloss(word)})\n${word.word} ___`,
    right: phrase(counter),
    wrong: Object.fromEntries(
      apart.slice(0, OPTION_COUNT - 1).map((other) => [phrase(other), `${other} counts ${COUNTERS[other]?.counts}.`]),
    ),
    explanation: `${counter} counts ${use.counts}: ${word.word} ${phrase(counter)}.`,
    proof: { number, counter },
  }
}
