import type { Headword } from '#headwords/headword.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { GAP } from '#questions/gap.ts'
import type { CardDraft } from '#review/card.ts'
import { itemDraft } from '#review/itemDraft.ts'
import type { FormReader } from '#review/questionDraft.ts'
import { readFormKey, type TypedKey } from '#review/typedKey.ts'
import { bareWord } from '#translator/bareWord.ts'
import type { TranslatedWord } from '#translator/translation.ts'

export interface WordList extends FormReader {
  /** Whether a word has an entry; several words may share the spelling. */
  isWord(text: string): boolean
  /** The word's entry; undefined if there is none, or several. */
  entry(word: string): Headword | undefined
}

/** A translation that a learner saved, with its Korean read word by word. */
export interface SavedSentence {
  id: string
  english: string
  words: readonly TranslatedWord[]
}

/** Longer texts have no card of their own: nobody types them from memory. */
const MOST_WORDS = 12

/** The chains that may follow an auxiliary, as -아요 follows -고 싶다. */
const CLOSINGS: readonly (readonly Suffix[])[] = (['-아요', '-습니다', '-아', '-(으)세요'] as const).flatMap(
  (ending) => [[ending], ['-았-', ending], ['-시-', ending], ['-겠-', ending]],
)

/** Nouns that mean something only in a pattern: 것, 수 of -(으)ㄹ 수 있다. */
const DEPENDENT: ReadonlySet<string> = new Set(['것', '거', '수', '줄', '적'])

/** The cards of a saved translation: one for each of its words, and one that asks for the sentence's last predicate. */
export function sentenceDrafts(saved: SavedSentence, list: WordList): CardDraft[] {
  const last = lastPredicate(saved.words, list)
  // 싶어요 of 먹고 싶어요 is no word of its own.
  const own = saved.words.slice(0, saved.words.length - (last?.count ?? 1) + 1)
  const words = own.flatMap((word) => wordDraft(word, saved.id, list) ?? [])
  const pattern = last && patternDraft(saved, last)
  return [...new Map(words.map((draft) => [draft.key, draft])).values(), ...(pattern ? [pattern] : [])]
}

function wordDraft({ text, lemma = bareWord(text), gloss }: TranslatedWord, id: string, list: WordList) {
  if (gloss === '' || !list.isWord(lemma) || DEPENDENT.has(lemma)) return undefined
  const entry = list.entry(lemma)
  const english = entry?.glosses[0] ?? gloss
  return itemDraft({ korean: lemma, english, kind: 'word', source: 'translation', sourceId: id }, entry)
}

/** The sentence with a gap for its last predicate, which the learner types. Undefined without one that the rules can read. */
function patternDraft({ id, english, words }: SavedSentence, last: LastPredicate): CardDraft | undefined {
  const texts = words.map(({ text }) => text)
  const isOneSentence = texts.slice(0, -1).every((text) => !/[.?!〕]/.test(text))
  if (!isOneSentence || words.length < 2 || words.length > MOST_WORDS) return undefined
  const korean = texts.slice(-last.count).map(bareWord).join(' ')
  const sentence = texts.join(' ')
  const mark = sentence.slice(sentence.lastIndexOf(korean) + korean.length)
  return {
    key: `pattern:${sentence}`,
    kind: 'pattern',
    skill: 'grammar',
    family: last.lemma,
    content: {
      type: 'item',
      korean,
      english,
      sentence: `${texts.slice(0, -last.count).join(' ')} ${GAP}${mark}`.trim(),
      lemma: last.lemma,
      key: last.key,
    },
    source: 'translation',
    sourceId: id,
  }
}

interface LastPredicate {
  /** How many words it has. */
  count: number
  lemma: string
  key: TypedKey
}

/** The predicate at the end: one word, or more if the first leads to an auxiliary (먹고 싶어요, 배울 수 있어요). */
function lastPredicate(words: readonly TranslatedWord[], list: WordList): LastPredicate | undefined {
  for (const count of [3, 2, 1]) {
    const [first] = words.slice(-count)
    const predicate = first?.lemma === undefined ? undefined : list.predicate(first.lemma)
    if (!first || !predicate || words.length < count) continue
    const text = words.slice(-count).map((word) => bareWord(word.text))
    const chains = list.readings(predicate, text[0] ?? '').filter((chain) => wordsOf(chain) === count)
    const whole = count === 1 ? chains : chains.flatMap((chain) => CLOSINGS.map((closing) => [...chain, ...closing]))
    const key = readFormKey(predicate, whole, text.join(' '))
    if (key) return { count, lemma: predicate.lemma, key }
  }
  return undefined
}

/** How many words a chain of suffixes makes: two with -고 싶다, three with -(으)ㄹ 수 있다. */
function wordsOf(chain: readonly Suffix[]): number {
  return chain.at(-1)?.split(' ').length ?? 1
}
