import { type Predicate, predicate } from '#korean/predicate.ts'

const EAT = predicate('드시다', 'verb', '시다')
const SPEAK = predicate('말씀하시다', 'verb', '시다')
const SPEAK_HUMBLY = predicate('말씀드리다', 'verb', 'regular')
const SEE_HUMBLY = predicate('뵙다', 'verb', '뵙다')
const PRESENT = predicate('계시다', 'verb', '시다')

/** 주체 높임 어휘: verbs that an honored subject replaces with another verb, not only with 시. */
const HONORIFICS: Record<string, Predicate> = {
  '먹다 regular': EAT,
  '마시다 regular': EAT,
  '자다 regular': predicate('주무시다', 'verb', '시다'),
  '말하다 하다': SPEAK,
  '배고프다 으': predicate('시장하시다', 'adjective', '시다'),
  '죽다 regular': predicate('돌아가시다', 'verb', '시다'),
  '아프다 으': predicate('편찮으시다', 'adjective', '시다'),
}

/** 객체 높임 and 겸양: humble verbs that honor the person affected by the action. */
const HUMBLES: Record<string, Predicate> = {
  '주다 regular': predicate('드리다', 'verb', 'regular'),
  '보다 regular': SEE_HUMBLY,
  '만나다 regular': SEE_HUMBLY,
  '묻다 ㄷ': predicate('여쭙다', 'verb', 'ㅂ'),
  '물어보다 regular': predicate('여쭤보다', 'verb', 'regular'),
  '말하다 하다': SPEAK_HUMBLY,
  '이야기하다 하다': SPEAK_HUMBLY,
  '얘기하다 하다': SPEAK_HUMBLY,
  '찾아가다 regular': predicate('찾아뵙다', 'verb', '뵙다'),
  '데리다 regular': predicate('모시다', 'verb', 'regular'),
  '데려가다 regular': predicate('모셔가다', 'verb', 'regular'),
  '데려오다 regular': predicate('모셔오다', 'verb', 'regular'),
  '데려다주다 regular': predicate('모셔다드리다', 'verb', 'regular'),
  '도와주다 regular': predicate('도와드리다', 'verb', 'regular'),
  '빌려주다 regular': predicate('빌려드리다', 'verb', 'regular'),
  '가져다주다 regular': predicate('가져다드리다', 'verb', 'regular'),
  '부탁하다 하다': predicate('부탁드리다', 'verb', 'regular'),
  '전화하다 하다': predicate('전화드리다', 'verb', 'regular'),
  '연락하다 하다': predicate('연락드리다', 'verb', 'regular'),
}

/** Verbs of speaking that have a form with 드리다 for the person addressed: 감사하다 감사드리다, 문의하다 문의드리다. */
const OFFERED = ['감사', '축하', '사과', '약속', '문의', '보고', '인사', '제안', '당부', '안내', '답변']

function offered({ lemma }: Predicate): Predicate | undefined {
  const noun = lemma.endsWith('하다') ? lemma.slice(0, -2) : ''
  return OFFERED.includes(noun) ? predicate(`${noun}드리다`, 'verb', 'regular') : undefined
}

/** Phrases that end in 주다: 알려 주다, 알려 드리다. */
function given({ lemma }: Predicate): Predicate | undefined {
  return lemma.endsWith(' 주다') ? predicate(`${lemma.slice(0, -2)}드리다`, 'verb', 'regular') : undefined
}

/** Phrases for a state that end in 있다: 누워 있다, 누워 계시다; but 관심이 있다, 관심이 있으시다. */
function lasting({ lemma }: Predicate): Predicate | undefined {
  return lemma.endsWith(' 있다') && !/\S[이가] 있다$/.test(lemma)
    ? predicate(`${lemma.slice(0, -2)}계시다`, 'verb', '시다')
    : undefined
}

function found(table: Record<string, Predicate>, { lemma, class: verbClass }: Predicate): Predicate | undefined {
  const key = `${lemma} ${verbClass}`
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * The verb that replaces this one when the subject is honored (먹다 드시다), or undefined if 시 is enough. Adding '-시-'
 * to the replacement changes nothing. 아프다 is replaced for a person who is ill; a body part takes 시 (머리가 아프세요).
 */
export function honorificOf(verb: Predicate): Predicate | undefined {
  return found(HONORIFICS, verb) ?? lasting(verb)
}

/** 계시다, for an honored person who is somewhere. Possession takes 있으시다; the negative is 안 계시다. */
export function honorificPresence(): Predicate {
  return PRESENT
}

/** The verb for a speaker's own action toward an honored person (주다 드리다, 만나다 뵙다), or undefined if there is none. */
export function humbleOf(verb: Predicate): Predicate | undefined {
  return found(HUMBLES, verb) ?? given(verb)
}

/** The humble verb in a business sentence, which has more of them: 감사하다 감사드리다, 문의하다 문의드리다. */
export function businessHumbleOf(verb: Predicate): Predicate | undefined {
  return humbleOf(verb) ?? offered(verb)
}
