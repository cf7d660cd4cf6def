import { type Predicate, predicate } from '#korean/predicate.ts'

const EAT = predicate('드시다', 'verb', '시다')
const SEE_HUMBLY = predicate('뵙다', 'verb', '뵙다')
const PRESENT = predicate('계시다', 'verb', '시다')

/** 주체 높임 어휘: verbs that are replaced, not only marked with 시, when the subject is honoured. */
const HONORIFICS: Record<string, Predicate> = {
  '먹다 regular': EAT,
  '마시다 regular': EAT,
  '자다 regular': predicate('주무시다', 'verb', '시다'),
  '말하다 하다': predicate('말씀하시다', 'verb', '시다'),
  '죽다 regular': predicate('돌아가시다', 'verb', '시다'),
  '아프다 으': predicate('편찮으시다', 'adjective', '시다'),
}

/** 객체 높임 and 겸양: verbs by which a speaker honours the person whom the action concerns. */
const HUMBLES: Record<string, Predicate> = {
  '주다 regular': predicate('드리다', 'verb', 'regular'),
  '보다 regular': SEE_HUMBLY,
  '만나다 regular': SEE_HUMBLY,
  '묻다 ㄷ': predicate('여쭙다', 'verb', 'ㅂ'),
  '물어보다 regular': predicate('여쭤보다', 'verb', 'regular'),
  '말하다 하다': predicate('말씀드리다', 'verb', 'regular'),
  '데리다 regular': predicate('모시다', 'verb', 'regular'),
}

function found(table: Record<string, Predicate>, { lemma, class: verbClass }: Predicate): Predicate | undefined {
  const key = `${lemma} ${verbClass}`
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * The verb that replaces this one where the subject is honoured (먹다 드시다), or undefined where 시 alone does it. Adding '-시-'
 * to the replacement changes nothing. 아프다 is replaced for a person who is ill; a body part takes 시 (머리가 아프세요).
 */
export function honorificOf(verb: Predicate): Predicate | undefined {
  return found(HONORIFICS, verb)
}

/** 계시다, for an honoured person who is somewhere. What such a person has takes 있으시다; not being there is 안 + 계시다. */
export function honorificPresence(): Predicate {
  return PRESENT
}

/** The verb for a speaker's own act towards an honoured person (주다 드리다, 만나다 뵙다), or undefined where there is none. */
export function humbleOf(verb: Predicate): Predicate | undefined {
  return found(HUMBLES, verb)
}
