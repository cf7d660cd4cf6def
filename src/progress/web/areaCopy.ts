import type { Area } from '#progress/weakSpots.ts'

interface AreaWords {
  name: string
  /** Korean examples. */
  korean?: string
  /** Path of the guide that explains it. */
  guide?: string
}

const PARTICLES = '/learn/particles'
const HONORIFICS = '/learn/honorifics'
const COUNTERS = '/learn/counters'
const HANGUL = '/learn/hangul'

/** The name of each area, and its guide if there is one. */
export const AREAS: Record<Area, AreaWords> = {
  'topic-particle': { name: 'Topic particle', korean: '은/는', guide: PARTICLES },
  'subject-particle': { name: 'Subject particle', korean: '이/가', guide: PARTICLES },
  'object-particle': { name: 'Object particle', korean: '을/를', guide: PARTICLES },
  'place-particle': { name: 'Place and time', korean: '에, 에서, (으)로', guide: PARTICLES },
  'person-particle': { name: 'To, from and with people', korean: '에게', guide: PARTICLES },
  particle: { name: 'Other particles', korean: '도, 만, 까지', guide: PARTICLES },
  'closing-ending': { name: 'Sentence endings', korean: '-아요, -습니다' },
  'linking-ending': { name: 'Linking endings', korean: '-고, -아서, -(으)면' },
  'noun-modifier': { name: 'Forms before a noun', korean: '-는, -(으)ㄴ, -(으)ㄹ' },
  quotation: { name: 'Quotations', korean: '-다고, -자고' },
  conjugation: { name: 'Other verb forms' },
  'speech-level': { name: 'Speech levels', korean: '해요체, 합쇼체', guide: HONORIFICS },
  honorific: { name: 'Honorifics', korean: '-(으)시-', guide: HONORIFICS },
  'word-order': { name: 'Word order' },
  counter: { name: 'Counters', korean: '개, 명, 마리', guide: COUNTERS },
  number: { name: 'Numbers', korean: '하나, 일', guide: COUNTERS },
  meaning: { name: 'Meanings of words' },
  word: { name: 'Words for a meaning' },
  cloze: { name: 'Words in a sentence' },
  people: { name: 'Words: people' },
  body: { name: 'Words: body and health' },
  feelings: { name: 'Words: feelings' },
  home: { name: 'Words: home and clothes' },
  food: { name: 'Words: food and drink' },
  shopping: { name: 'Words: shopping and money' },
  travel: { name: 'Words: travel and places' },
  study: { name: 'Words: school and study' },
  work: { name: 'Words: work' },
  communication: { name: 'Words: talking and media' },
  nature: { name: 'Words: nature' },
  time: { name: 'Words: time and numbers' },
  leisure: { name: 'Words: leisure' },
  society: { name: 'Words: society' },
  ideas: { name: 'Words: qualities and ideas' },
  actions: { name: 'Words: actions' },
  'listening-meaning': { name: 'Understanding a sentence' },
  'listening-number': { name: 'Hearing numbers', guide: COUNTERS },
  'listening-time': { name: 'Hearing times and dates', guide: COUNTERS },
  'listening-price': { name: 'Hearing prices', guide: COUNTERS },
  'minimal-pair': { name: 'Sounds that are close', guide: HANGUL },
  'which-said': { name: 'Which sentence was said' },
  pronunciation: { name: 'Pronunciation', guide: HANGUL },
}
