import type { NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import type { KoreanWord, SaidSubject } from '#translator/korean/word.ts'

const REPEATABLE: ReadonlySet<PronounId> = new Set(['I', 'we', 'you', 'he', 'she', 'they'])

/** The words of a subject, marked so that it need not be said twice. */
export function asSubject(words: KoreanWord[], phrase: NounPhrase, isTopic: boolean): KoreanWord[] {
  if (personOf(phrase).living !== true) return words
  const { head, focus } = phrase
  const pronoun = head.kind === 'pronoun' && focus === undefined && REPEATABLE.has(head.id) ? head.id : undefined
  const subject: SaidSubject = { pronoun, isTopic }
  return words.map((word) => ({ ...word, subject }))
}

/** Whether the words before it leave no doubt whom a pronoun means. In 저는 제가 하는 일을 좋아해요, 제가 is needed. */
function isClear({ pronoun, isTopic }: SaidSubject, said: readonly SaidSubject[]): boolean {
  const [first] = said
  if (pronoun === undefined || !first || said.some((each) => each.pronoun !== pronoun)) return false
  const isOwn = pronoun === 'I' || pronoun === 'we' || pronoun === 'you'
  return isOwn ? isTopic || !first.isTopic : first.isTopic
}

/** A pronoun is the subject of a sentence once: 제가 병원에 갈 때 가져가야 하는 게 있어요? The word behind it renders its English, too. */
export function withoutRepeatedSubjects(words: readonly KoreanWord[]): KoreanWord[] {
  const said: SaidSubject[] = []
  const kept: KoreanWord[] = []
  let [left, dropped]: [number[], SaidSubject | undefined] = [[], undefined]
  for (const word of words) {
    const { subject, sources } = word
    if (subject && subject !== dropped && subject !== said.at(-1)) {
      if (isClear(subject, said)) dropped = subject
      else said.push(subject)
    }
    if (subject && subject === dropped) {
      left.push(...sources)
    } else {
      kept.push(left.length > 0 ? { ...word, sources: [...left, ...sources] } : word)
      left = []
    }
  }
  return kept
}
