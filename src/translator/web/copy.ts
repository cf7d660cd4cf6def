import { never } from '#kit/never.ts'
import { GUIDE_SLUGS, type GuideSlug, guidePath } from '#translator/guide.ts'
import { type HistoryFilter, SEARCHED_ENTRIES, SHOWN_ENTRIES } from '#translator/historySearch.ts'
import type { InputCount } from '#translator/inputCount.ts'
import { EMPTY_TEXT, lengthLimitSentence } from '#translator/sourceText.ts'
import type { Usage } from '#translator/translateContract.ts'
import type { TranslateFailure } from '#translator/translateFailure.ts'
import {
  type GapText,
  type KnownKind,
  type OtherTranslation,
  type Tone,
  UNKNOWN_KINDS,
  type UnknownKind,
  type UnknownWord,
} from '#translator/translation.ts'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

export const words = {
  heading: 'English to Korean',
  /** Phones show the first word only. */
  bulk: 'Bulk',
  bulkRest: 'translation',
  invitation: 'Ready to master Korean through competition?',
  join: 'Join the Arena for free',
  inputLabel: 'English',
  resultLabel: 'Korean',
  placeholder: 'I’ll be ten minutes late, sorry.',
  samples: 'Try one of these',
  recent: 'What you translated last',
  translate: 'Translate',
  translating: 'Translating...',
  paste: 'Paste',
  pasteBlocked: 'Your browser does not let this page paste. Press Ctrl+V in the text instead.',
  clear: 'Clear',
  tone: 'Tone',
  emptyResult: 'The Korean will appear here, word by word.',
  sourceChanged: 'Source changed',
  retry: 'Retry',
  listen: 'Listen',
  copy: 'Copy',
  copied: 'Copied to clipboard!',
  copiedPartly: 'Copied. What stands in 〔brackets〕 is still English.',
  copyBlocked: 'Your browser does not let this page copy. Select the text instead.',
  save: 'Save',
  saved: 'Saved',
  signInToSave: 'Sign in to save translations.',
  nothingToSave: 'No translation to save.',
  translateAgainToSave: 'Translate it again while you are signed in, then save it.',
  translationSaved: 'Translation saved!',
  keep: 'Add to review',
  wordKept: 'Added to your review.',
  wordKeptBefore: 'This is in your review already.',
  signInToKeep: 'Sign in to add words to your review.',
  keepFailed: 'The word could not be added. Try again.',
  translationUnsaved: 'Removed from your saved translations.',
  saveFailed: 'Failed to save the translation',
  link: 'Link',
  linkTooLong: 'This text is too long for a link.',
  fourTones: 'All four tones',
  fourTonesRemark: 'Highlights show what changes',
  pronounced: 'Pronounced',
  /** Expands a text that is cut off. */
  showAll: 'Show all',
  showLess: 'Show less',
  aboutWord: 'About this word',
  notWhole: 'This is not a translation of the whole sentence.',
  shorter: 'Shorter sentences work better: write each thought as a sentence of its own, in common words.',
  readNotTranslated: 'This is Korean already. Tap a word to see what it is made of. Reading costs no characters.',
  notMeant: 'Not what you meant?',
  knownParts: 'Words in it that are known',
  kind: 'Kind',
  level: 'Level',
  sound: 'Sound',
  otherSenses: 'Or',
  why: 'Why it reads this way',
  whyNot: 'There is no explanation for this one.',
  seePlans: 'See plans',
} as const

export const historyWords = {
  title: 'Translation history',
  empty: `Nothing yet. Your last ${SHOWN_ENTRIES} translations will appear here.`,
  search: 'Search your translations',
  searchHint: 'Search',
  show: 'Show',
  all: 'All',
  saved: 'Saved',
  nothingSaved: 'Nothing saved yet. Press Save on a translation to keep it here.',
  newestOnly: `These are your newest ${SHOWN_ENTRIES}. Search to find older ones.`,
  loadFailed: 'Failed to load translation history',
  clear: 'Clear history',
  clearQuestion: 'Clear translation history?',
  clearWarning: 'This deletes all of your translations, including the saved ones. It cannot be undone.',
  keep: 'Keep it',
  cleared: 'Translation history cleared',
  clearFailed: 'Failed to clear history',
} as const

/** The built-in engine translates each sample completely, and each shows another difference between the tones. */
export const sampleSentences = [
  'Could you send me the file by tomorrow?',
  'I met my friend at school yesterday.',
  'Where is the bathroom?',
] as const

export const toneNames: Record<Tone, string> = {
  casual: 'Casual',
  polite: 'Polite',
  formal: 'Formal',
  business: 'Business',
}

/** From the nearest listener to the farthest. */
export const tonesByDistance: readonly Tone[] = ['casual', 'polite', 'formal', 'business']

const engineNames: Record<NonNullable<WorkbenchAnswer['engine']>, string> = {
  'built-in': 'Translated by the built-in engine, which has a limited vocabulary.',
  llm: 'Translated by a language model.',
}

const notices: Record<NonNullable<WorkbenchAnswer['notice']>, string> = {
  llm_unavailable:
    'The language model could not translate this just now, so the built-in engine did. It knows fewer words, so check the result before you use it.',
}

const guideNames: Record<GuideSlug, string> = {
  hangul: 'Hangul',
  particles: 'Particles',
  honorifics: 'Honorifics',
  romanization: 'Romanization',
  batchim: 'Batchim',
  assimilation: 'Assimilation',
  'sino-numbers': 'Sino-Korean numbers',
  counters: 'Counters',
  'formal-vs-informal-pronouns': 'Pronouns',
}

export function engineSentence(engine: WorkbenchAnswer['engine']): string | undefined {
  return engine === null ? undefined : engineNames[engine]
}

export function noticeSentence(notice: WorkbenchAnswer['notice']): string | undefined {
  return notice && notices[notice]
}

/** `path`: `/learn/particles` */
export function guideName(path: string): string {
  const slug = GUIDE_SLUGS.find((known) => guidePath(known) === path)
  return slug ? guideNames[slug] : path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
}

export function moreSteps(count: number): string {
  return count === 1 ? '1 more' : `${count} more`
}

export function copyToneLabel(tone: Tone): string {
  return `Copy ${tone} version`
}

export function listenToneLabel(tone: Tone): string {
  return `Listen to ${tone} version`
}

export function failureSentence(failure: TranslateFailure): string {
  switch (failure.kind) {
    case 'empty':
      return EMPTY_TEXT
    case 'unreachable':
      return 'Translation failed. Please try again.'
    case 'dailyLimit':
    case 'tooLong':
      return failure.message
    case 'refused':
      return refusedSentence(failure.message, failure.retryAfterSeconds)
    default:
      return never(failure)
  }
}

function refusedSentence(message: string, retryAfterSeconds: number | null): string {
  const said = message || 'Translation failed'
  return retryAfterSeconds === null ? said : `${said} You can try again in ${retryAfterSeconds} s.`
}

/** `yourTime`: the same instant on the reader's clock. */
export function resetSentence(yourTime: string): string {
  return `Resets at 00:00 UTC (${yourTime} your time).`
}

/** The name of the control that saves an entry of the history. */
export function savedEntryLabel(text: string): string {
  return `Saved: ${shortened(text)}`
}

/** The name of the control that expands or collapses a text. */
export function showAllLabel(unfolded: boolean, text: string): string {
  return `${unfolded ? words.showLess : words.showAll}: ${shortened(text)}`
}

/** Shortens a text for the name of a control. The full text is next to the control. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text
}

export function nothingFoundSentence({ search, savedOnly }: HistoryFilter): string {
  if (search === '') return historyWords.nothingSaved
  return `No matches in your newest ${figure(SEARCHED_ENTRIES)} ${savedOnly ? 'saved ' : ''}translations.`
}

export function usageSentence({ limit, left }: Usage): string {
  if (limit === null || left === null) return 'Unlimited characters.'
  return `${figure(left)} of ${figure(limit)} characters left today.`
}

/** The length of the text and, near a limit, how it compares. How much is left today is said once, above the field. */
export function counterText({ used, allowed, state }: InputCount): string {
  const length = `${figure(used)} ${used === 1 ? 'character' : 'characters'}`
  if (state === 'within') return length
  return used > allowed ? `${length}, ${figure(used - allowed)} too many` : `${length}, ${figure(allowed - used)} left`
}

/** What the counter adds when the text is over a limit. `left`: characters left today, null when unlimited. */
export function counterSentence({ state }: InputCount, left: number | null): string | undefined {
  return state === 'overDay' || state === 'overRequest' ? lengthLimitSentence(left) : undefined
}

const UNKNOWN_SENTENCES: Readonly<Record<UnknownKind, readonly [one: string, many: string]>> = {
  word: ['This word is not in the dictionary yet', 'These words are not in the dictionary yet'],
  name: ['This is probably a name', 'These are probably names'],
  korean: ['This is Korean already and stays as you wrote it', 'These are Korean already and stay as you wrote them'],
  script: ['This is neither English nor Korean', 'These are neither English nor Korean'],
  code: ['This address or code stays as you wrote it', 'These addresses or codes stay as you wrote them'],
  figure: ['This number stays in your digits', 'These numbers stay in your digits'],
  sign: ['The translator does not recognize this symbol', 'The translator does not recognize these symbols'],
}

type Unknown = Pick<UnknownWord, 'kind' | 'text'>

/** Names what the translator could not read, by kind. */
export function missingSentences(unknown: readonly Unknown[]): string[] {
  return UNKNOWN_KINDS.flatMap((kind) => {
    const texts = [...new Set(unknown.filter((each) => each.kind === kind).map(({ text }) => text))]
    const [one, many] = UNKNOWN_SENTENCES[kind]
    return texts.length > 0 ? [`${texts.length === 1 ? one : many}: ${texts.join(', ')}.`] : []
  })
}

/** Names another reading: the word with its other sense, or the words that it reads differently. */
export function otherReadingLabel({ text, sense }: Pick<OtherTranslation, 'text' | 'sense'>): string {
  return sense ? `“${text}” as ${sense.korean} (${sense.hint})` : `“${text}” read another way`
}

export const checkRest = 'Check the rest before you use it.'

export function unknownSentence(unknown: readonly Unknown[]): string {
  return [...missingSentences(unknown), checkRest].join(' ')
}

/** Names the stretches that stayed English. */
export function gapSentence(gaps: readonly Pick<GapText, 'text'>[]): string {
  return `Still English: ${gaps.map(({ text }) => `“${text}”`).join(', ')}.`
}

/** `cut`: the English with a line at each place where it was cut. */
export function cutSentence(cut: string): string {
  return `It was cut here: ${cut}.`
}

export const knownKinds: Record<KnownKind, string> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  name: 'name',
  phrase: 'phrase',
}

export const partialSentence = 'Part of this sentence could be read in more than one way. Check it before you use it.'

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
