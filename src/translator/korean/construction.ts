import type { Suffix } from '#korean/morpheme.ts'
import { copula } from '#korean/predicate.ts'
import { bareWord } from '#translator/bareWord.ts'
import type { Clause, NounPhrase, Predicate, SlotFilling, VerbPhrase } from '#translator/frame/frame.ts'
import { UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { NO_SUBJECT, personOf, type SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { adjunctWords } from '#translator/korean/adjunctWords.ts'
import { particleInTone } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { closedWords } from '#translator/korean/closedWords.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { ownerWord } from '#translator/korean/pronoun.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { factSuffixes } from '#translator/korean/report.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { negativeOf } from '#translator/korean/verb.ts'
import { formWords, inOneBreath, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'
import {
  type Closing,
  type ConstructionEntry,
  moodOf,
  type Template,
  type TemplatePiece,
  type TemplatePredicate,
} from '#translator/lexicon/constructionRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

export type Construction = Extract<Predicate, { kind: 'construction' }>

interface Filling {
  builders: PhraseBuilders
  rendering: Rendering
  construction: Construction
  person: SubjectPerson
}

/** The person whom a row speaks about: the one that it names, else the person in the slot that it opens with as its topic. */
export function constructionPerson({ entry, slots }: Construction): SubjectPerson | undefined {
  const { person: who, closing, pieces } = entry.base
  const asks = closing === 'question'
  if (who) return { who, respect: 'none', living: true, asks }
  const [topic] = pieces
  if (topic?.kind !== 'slot' || topic.particle !== '은/는') return undefined
  const filled = slots[topic.slot]
  return filled?.kind === 'noun' && isKind(filled.phrase, 'person') ? { ...personOf(filled.phrase), asks } : undefined
}

/** The English of a row as one writes it, in its first wording. */
export function spelledConstruction({ verb, row }: ConstructionEntry): string {
  const text = row.english
    .replaceAll(/\(([^|()]*)[^()]*\)/g, '$1')
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/\{[^}]*\}/g, '…')
    .replaceAll(/ +/g, ' ')
    .replace(/[.?!]$/, '')
    .trim()
  return verb === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

const OWN = { I: 'I', we: 'we', you: 'you', my: 'I', our: 'we', your: 'you' } as const
const OWNERS = new Set(['my', 'our', 'your'])

function pronoun(id: 'I' | 'we' | 'you'): NounPhrase {
  return { head: { kind: 'pronoun', id }, adjectives: [], plural: false, span: UNWRITTEN, at: UNWRITTEN }
}

function ownWords({ builders, rendering }: Filling, slot: keyof typeof OWN): KoreanWord[] {
  const id = OWN[slot]
  if (!OWNERS.has(slot)) return nounWords(builders, rendering, pronoun(id))
  const owner = ownerWord(rendering, id, false)
  return owner ? plainWords(owner.text, slot, []) : []
}

const GIVING: ReadonlySet<Suffix> = new Set(['-아 주다', '-아 드리다'])

function isGift({ predicate, suffixes }: Chain): boolean {
  return /(?:주|드리)다$/.test(predicate.lemma) || suffixes.some((suffix) => GIVING.has(suffix))
}

/** 도와주셔서: 주다 already points to the speaker. */
function withoutSpeaker(action: VerbPhrase): VerbPhrase {
  const { predicate } = action
  if (predicate.kind !== 'verb') return action
  const others = predicate.arguments.filter(
    ({ object: { head } }) => head.kind !== 'pronoun' || (head.id !== 'I' && head.id !== 'we'),
  )
  return { ...action, predicate: { ...predicate, arguments: others } }
}

/** -시- is for the listener, whom friends do not honor. */
function inTone({ rendering }: Filling, suffixes: readonly Suffix[]): Suffix[] {
  return suffixes.filter((suffix) => suffix !== '-시-' || rendering.tone !== 'casual')
}

function actionChain(
  filling: Filling,
  phrase: VerbPhrase,
  given: readonly Suffix[],
): { chain: Chain; suffixes: Suffix[] } {
  const suffixes = inTone(filling, given)
  const gives = suffixes.some((suffix) => GIVING.has(suffix))
  const action = gives ? withoutSpeaker(phrase) : phrase
  const person: SubjectPerson = filling.person === NO_SUBJECT ? NO_SUBJECT : { ...filling.person, respect: 'none' }
  const chain = filling.builders.phraseChain(filling.rendering, action, person)
  return { chain, suffixes: gives && isGift(chain) ? suffixes.filter((suffix) => !GIVING.has(suffix)) : suffixes }
}

function clauseSuffixes(chain: Chain, clause: Clause, suffixes: readonly Suffix[]): Suffix[] {
  const [first, ...rest] = suffixes
  if (first === '-는 것') return [...factSuffixes(chain, clause), ...rest]
  const untensed = first === '-아서' ? chain.suffixes.filter((suffix) => suffix !== '-았-') : chain.suffixes
  return [...untensed, ...suffixes]
}

function fillingOf({ construction }: Filling, slot: string): SlotFilling {
  const filled = construction.slots[slot]
  if (!filled) throw new Untranslatable(`empty slot: ${slot}`)
  return filled
}

function isOwn(slot: string): slot is keyof typeof OWN {
  return slot in OWN
}

/** What the speaker does in a row has the speaker's things in its slots, and their owner is clear: 예약을 바꾸고 싶어요. */
function ofSpeaker({ construction: { entry } }: Filling, phrase: NounPhrase): NounPhrase {
  const speaks = entry.verb === undefined && /^\(?(?:i|we)[ |]/.test(entry.row.english)
  const { possessor, ...thing } = phrase
  return speaks && isPronoun(possessor, 'I', 'we') && phrase.adjectives.length === 0 ? thing : phrase
}

function slotWords(filling: Filling, slot: string, suffixes: readonly Suffix[]): KoreanWord[] {
  const { builders, rendering } = filling
  if (isOwn(slot)) return ownWords(filling, slot)
  const filled = fillingOf(filling, slot)
  switch (filled.kind) {
    case 'noun':
      return nounWords(builders, rendering, ofSpeaker(filling, filled.phrase))
    case 'adjunct':
      return adjunctWords(builders, rendering, filled.adjunct, 'doing')
    case 'clause':
      return builders.embedded(rendering, filled.clause, (chain, clause) =>
        clauseSuffixes(chain, clause, inTone(filling, suffixes)),
      )
    case 'action': {
      const { chain, suffixes: closing } = actionChain(filling, filled.phrase, suffixes)
      return closedWords(chain, [...chain.suffixes, ...closing])
    }
  }
}

/** In speech 것 runs together with its particle: 눈을 본 건 처음이에요. */
const RUN_TOGETHER: Readonly<Record<string, string>> = { 것은: '건', 것이: '게', 것을: '걸' }

function attached({ tone }: Rendering, words: readonly KoreanWord[], before: string, after: string): KoreanWord[] {
  const isSaid = isSpoken({ tone }) && words.at(-1)?.text.endsWith('것') === true
  const short = isSaid ? tableEntry(RUN_TOGETHER, `것${after}`) : undefined
  return words.map((word, at) => {
    const isLast = at === words.length - 1
    const text = isLast && short ? word.text.slice(0, -1) + short : `${word.text}${isLast ? after : ''}`
    return { ...word, text: `${at === 0 ? before : ''}${text}` }
  })
}

function speaks({ person }: Filling): boolean {
  return person.who === 'I' || person.who === 'we'
}

function isForListener({ construction }: Filling, slot: string): boolean {
  const filled = construction.slots[slot]
  return filled?.kind === 'noun' && isListener(filled.phrase)
}

function givesInTone(filling: Filling): boolean {
  const last = templateIn(filling.rendering, filling.construction).pieces.at(-1)
  return last?.kind === 'predicate' && / 주다$/.test(last.korean)
}

/**
 * `I'll call you back`: what the speaker does for somebody is for the listener, 다시 전화드릴게요. `can you show me how to use it`:
 * 주다 already points to the speaker.
 */
function isReceiverUnderstood(filling: Filling, { slot, particle }: Extract<TemplatePiece, { kind: 'slot' }>): boolean {
  if (particle !== '에게' && particle !== '한테') return false
  if (speaks(filling)) return isForListener(filling, slot)
  const filled = filling.construction.slots[slot]
  return filling.person.who === 'you' && filled?.kind === 'noun' && isSpeaker(filled.phrase) && givesInTone(filling)
}

/** The verb for the speaker's own action: in business, and toward the listener in every polite tone. */
function verbOf(filling: Filling, { predicate, business }: TemplatePredicate) {
  const { rendering, construction } = filling
  const toListener = Object.keys(construction.slots).some((slot) => isForListener(filling, slot))
  const humble = rendering.tone === 'business' || (rendering.tone !== 'casual' && toListener)
  return humble && speaks(filling) && business ? business : predicate
}

type SlotPiece = Extract<TemplatePiece, { kind: 'slot' }>

/** `I'm crazy about you`: between lovers the listener is understood, 푹 빠졌어요. */
function isLovedUnderstood(filling: Filling, { slot, particle, after }: SlotPiece): boolean {
  const { rendering } = filling
  if (!rendering.intimate || rendering.tone === 'casual' || after !== '' || particle === undefined) return false
  return speaks(filling) && isForListener(filling, slot) && (particle === '을/를' || particle === '에')
}

/** `I can't put it into words`: what both know is not named again. */
function isKnownThing({ construction: { slots } }: Filling, { slot, particle, after }: SlotPiece): boolean {
  const filled = slots[slot]
  return particle === '을/를' && after === '' && filled?.kind === 'noun' && isPronoun(filled.phrase, 'it')
}

/** Speech says 한테, friends say 랑, but never 랑의; a respected person takes 께. */
function inSlot(filling: Filling, piece: SlotPiece): KoreanWord[] {
  if (isKnownThing(filling, piece)) return []
  const { slot, particle, after, suffixes = [] } = piece
  const { rendering, construction } = filling
  const words = slotWords(filling, slot, suffixes)
  if (particle === undefined || words.length === 0) return words
  const filled = construction.slots[slot]
  const phrase = isOwn(slot) ? pronoun(OWN[slot]) : filled?.kind === 'noun' ? filled.phrase : undefined
  const suited = phrase && !after.startsWith('의')
  return markedLast(rendering, words, suited ? particleInTone(rendering, particle, phrase) : particle)
}

function wordsOf(filling: Filling, piece: TemplatePiece): KoreanWord[] {
  const { rendering, construction } = filling
  const gloss = spelledConstruction(construction.entry)
  const sources = tokensOf(construction.at)
  switch (piece.kind) {
    case 'text':
      return plainWords(piece.text, gloss, sources)
    case 'slot':
      if (isReceiverUnderstood(filling, piece) || isLovedUnderstood(filling, piece)) return []
      return attached(rendering, inSlot(filling, piece), piece.before, piece.after)
    case 'predicate': {
      const { words, predicate } = headOf(filling, piece)
      return [...words, ...formWords(predicate, inTone(filling, piece.suffixes), gloss, sources)]
    }
  }
}

/** The predicate of a piece; a copula stands on the last word of its slot. */
function headOf(filling: Filling, piece: TemplatePredicate): Pick<Chain, 'words' | 'predicate'> {
  if (piece.noun === undefined) return { words: [], predicate: verbOf(filling, piece) }
  const words = slotWords(filling, piece.noun, [])
  const last = words.at(-1)
  if (!last) throw new Untranslatable('empty slot')
  return { words: words.slice(0, -1), predicate: copula(last.text) }
}

function joined(parts: readonly (readonly KoreanWord[])[]): KoreanWord[] {
  return parts.reduce<KoreanWord[]>((said, words) => (said.length === 0 ? [...words] : inOneBreath(said, words)), [])
}

/** The template of a construction in the tone of the rendering. */
function templateIn(rendering: Rendering, { entry }: Construction): Template {
  return entry.templates[rendering.tone]
}

/** A sentence of a row with the mood that it has in the tone of the rendering. */
export function inMood(rendering: Rendering, clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'construction' || predicate.entry.verb !== undefined) return clause
  return { ...clause, ...moodOf(templateIn(rendering, predicate).closing) }
}

/** How the sentence of a row ends in the tone of the rendering; undefined for other clauses. */
export function closingIn(rendering: Rendering, { predicate }: Clause): Closing | undefined {
  if (predicate.kind !== 'construction' || predicate.entry.verb !== undefined) return undefined
  return templateIn(rendering, predicate).closing
}

function lastChain(filling: Filling, piece: TemplatePiece): Chain {
  const { construction } = filling
  const at = { gloss: spelledConstruction(construction.entry), sources: tokensOf(construction.at) }
  if (piece.kind === 'predicate') {
    const head = headOf(filling, piece)
    const negative = negativeOf(head.predicate.lemma)
    return {
      ...head,
      ...at,
      suffixes: inTone(filling, piece.suffixes),
      stative: head.predicate.pos !== 'verb',
      resulting: false,
      ...(negative && piece.suffixes.length === 0 ? { negative } : {}),
    }
  }
  if (piece.kind === 'text') throw new Untranslatable('closed construction')
  const filled = fillingOf(filling, piece.slot)
  if (filled.kind !== 'action') throw new Untranslatable('closed construction')
  const { chain, suffixes } = actionChain(filling, filled.phrase, piece.suffixes ?? [])
  return { ...chain, suffixes: [...chain.suffixes, ...suffixes], sources: [...chain.sources, ...at.sources] }
}

/** The adverbs of a template that are one with its last predicate: 푹 빠지다. Words with a particle are not. */
function fixedWords({ pieces }: Template): number {
  if (pieces.at(-1)?.kind !== 'predicate') return 0
  const before = pieces.slice(0, -1)
  const others = before.findLastIndex((piece) => piece.kind !== 'text' || !ADVERB.test(piece.text))
  const noun = before[others]
  const isOwned = noun?.kind === 'slot' && noun.particle === undefined
  return isOwned ? 0 : before.length - others - 1
}

/** Neither a noun with its particle nor a word that goes with the noun before it: …을 위해. */
const ADVERB =
  /^(?!(?:위해|통해|대해|관해|관련해|따라|향해|두고|비해|함께|같이|때문|보다|만큼|처럼|안에|중에|전에|후에|동안|사이))[가-힣]*[^을를이가에서로은는도러고면]$/

/** A row as an open predicate. Throws if its Korean is a whole sentence in this tone. */
export function constructionChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  construction: Construction,
  person: SubjectPerson,
): Chain {
  const template = templateIn(rendering, construction)
  const filling: Filling = { builders, rendering, construction, person }
  const last = template.pieces.at(-1)
  if (!template.open || !last) throw new Untranslatable('closed construction')
  const chain = lastChain(filling, last)
  const before = joined(template.pieces.slice(0, -1).map((piece) => wordsOf(filling, piece)))
  fire(rendering, 'phrase', spelledConstruction(construction.entry), templateText(template))
  return { ...chain, words: inOneBreath(before, chain.words), fixedWords: fixedWords(template) }
}

function named(suffixes: readonly Suffix[] = []): string {
  return suffixes.length > 0 ? ` (${suffixes.join(', ')})` : ''
}

/** The template as a learner can read it: …을/를 담당하다 (-고 있다). */
function templateText({ pieces }: Template): string {
  const texts = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'slot') return `${piece.before}…${piece.particle ?? ''}${named(piece.suffixes)}${piece.after}`
    return (piece.noun === undefined ? piece.korean : '…이다') + named(piece.suffixes)
  })
  return texts.join(' ')
}

/** The whole sentence of a row whose Korean has no open predicate in this tone; undefined if it has one. */
export function closedSentence(
  builders: PhraseBuilders,
  rendering: Rendering,
  construction: Construction,
): KoreanWord[] | undefined {
  const template = templateIn(rendering, construction)
  if (template.open) return undefined
  const filling = { builders, rendering, construction, person: constructionPerson(construction) ?? NO_SUBJECT }
  const words = joined(template.pieces.map((piece) => wordsOf(filling, piece)))
  fire(rendering, 'phrase', spelledConstruction(construction.entry), bareWord(templateText(template)))
  return words
}
