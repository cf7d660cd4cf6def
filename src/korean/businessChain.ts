import { businessHumbleOf, honorificOf, type PredicateChain } from '#korean/honorific.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Predicate, predicate } from '#korean/predicate.ts'

/** What a business sentence does. The first six honor the person addressed; in the last two the speaker is humble. */
export type BusinessAct =
  | 'stating'
  | 'asking'
  | 'directing'
  | 'requesting'
  | 'asking a favor'
  | 'asking to refrain'
  | 'announcing'
  | 'offering'

const SUFFIXES: Record<BusinessAct, readonly Suffix[]> = {
  stating: ['-시-', '-습니다'],
  asking: ['-시-', '-습니까'],
  directing: ['-시-', '-기 바라다', '-습니다'],
  requesting: ['-아 주다', '-시-', '-기 바라다', '-습니다'],
  'asking a favor': ['-아 주다', '-시-', '-겠-', '-습니까'],
  'asking to refrain': ['-지 말다', '-아 주다', '-시-', '-기 바라다', '-습니다'],
  announcing: ['-겠-', '-습니다'],
  offering: ['-아 드리다', '-겠-', '-습니다'],
}

/** 주다 is a favor already: 주시기 바랍니다, not 줘 주시기 바랍니다; 드리겠습니다, not 드려 드리겠습니다. */
function withoutSecondGift(suffixes: readonly Suffix[]): readonly Suffix[] {
  return suffixes.filter((suffix) => suffix !== '-아 주다' && suffix !== '-아 드리다')
}

/** 하시다 passes its 시 on to 주시다: 말씀해 주시기 바랍니다, not 말씀하셔 주시기. */
function unmarked(verb: Predicate): Predicate {
  return verb.lemma.endsWith('하시다') ? predicate(verb.lemma.replace(/시다$/, '다'), verb.pos, '하다') : verb
}

/**
 * A predicate at the business level: 합쇼체 with the honorific verb and 시 for the person addressed (드시겠습니까, 보내 주시기 바랍니다), with the
 * humble verb for the speaker (뵙겠습니다, 보내 드리겠습니다).
 */
export function businessChain(plain: Predicate, act: BusinessAct): PredicateChain {
  const isSpeaker = act === 'announcing' || act === 'offering'
  const replacement = (isSpeaker ? businessHumbleOf(plain) : honorificOf(plain)) ?? plain
  const isGift = plain.lemma === '주다' || replacement.lemma.endsWith('드리다')
  const suffixes = isGift ? withoutSecondGift(SUFFIXES[act]) : SUFFIXES[act]
  return { predicate: suffixes.includes('-아 주다') ? unmarked(replacement) : replacement, suffixes }
}
