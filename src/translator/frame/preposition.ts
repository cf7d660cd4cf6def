import type { Particle } from '#korean/particle.ts'

/** How an English preposition is said in Korean with a noun of a certain kind. */
export interface Preposition {
  /** The English words. */
  english: string
  /** The kind of noun (a semantic tag of the lexicon) for which this row is meant; the first row that fits is used. */
  noun: string
  /** The particle on the noun, or on the place word that follows it; none for 동안 and 없이. */
  particle: Particle | ''
  /** A word between the noun and the particle: 위 of 책상 위에. */
  word?: string
  /** `place` takes 에 with verbs of being and 에서 with verbs of doing. */
  role: 'place' | 'time' | 'goal' | 'source' | 'companion' | 'means' | 'topic' | 'purpose' | 'manner' | 'duration'
  /** The modifier that follows when the phrase describes another noun: 있는 in 책상 위에 있는 책. */
  attributive?: string
}

const PLACE = { particle: '에', role: 'place', attributive: '있는' } as const

/** Nouns that something can be on top of; with others `on` is only 에, as in 벽에. */
const TOPS =
  '[table|desk|shelf|counter|roof|box|plate|tray|piano|stove|refrigerator|fridge|pillow|carpet|rug|mat|tablecloth|stage|stone|rock|log|grass|snow|ice|water|sand|ground|car|horse|stool|blanket|cushion]'

/** Misfortunes that cause harm: 지진으로. */
const MISFORTUNES = '[accident|car_accident|earthquake|crash|fire|flood|explosion|storm|disaster|attack]'

/** Events during which something else happens: 수업 중에. */
const SESSIONS = '[class|meeting|lesson|interview|war|conversation|call|training|conference|negotiation|operation]'

/** Places that are passed: 공원을 지나. */
const CROSSED =
  '[park|forest|woods|tunnel|gate|town|city|village|crowd|field|garden|downtown|alley|desert|mountain|valley|market]'

/** What something is learned, sent or bought through: 친구를 통해. */
const CHANNELS =
  '[website|friend|agency|email|app|internet|agent|company|letter|program|experience|work|school|church|media|news|interpreter|lawyer|window]'

/** What somebody has for long: 장애가 있는 아이들. */
const TRAITS =
  '[disability|disabilities|illness|disease|cancer|diabetes|allergy|beard|mustache|tattoo|experience|talent|problem]'

/** The rows of a preposition run from the most specific noun to `any`. */
export const PREPOSITIONS: readonly Preposition[] = [
  { english: 'in', noun: '[weather|heat|cold]', particle: '에', role: 'manner' },
  { english: 'in', noun: 'time', particle: '에', role: 'time' },
  { english: 'in', noun: 'duration', particle: '에', word: '후', role: 'time' },
  { english: 'in', noun: 'size', particle: '(으)로', role: 'means' },
  { english: 'in', noun: 'colour', particle: '(으)로', role: 'means' },
  { english: 'in', noun: 'language', particle: '(으)로', role: 'means' },
  { english: 'in', noun: 'place', ...PLACE },
  { english: 'in', noun: 'group', ...PLACE },
  { english: 'in', noun: MISFORTUNES, particle: '(으)로', role: 'means' },
  { english: 'in', noun: SESSIONS, particle: '에', role: 'place', word: '중', attributive: '있는' },
  { english: 'in', noun: 'event', ...PLACE },
  { english: 'in', noun: 'clothing', particle: '을/를', word: '입고', role: 'topic', attributive: '입은' },
  { english: 'in', noun: 'container', ...PLACE, word: '안' },
  { english: 'in', noun: 'vehicle', ...PLACE, word: '안' },
  { english: 'in', noun: '[mirror]', particle: '(으)로', role: 'means' },
  { english: 'in', noun: 'thing', ...PLACE },
  { english: 'at', noun: 'time', particle: '에', role: 'time' },
  { english: 'around', noun: 'time', particle: '', role: 'time', word: '쯤' },
  { english: 'at around', noun: 'time', particle: '', role: 'time', word: '쯤' },
  { english: 'at about', noun: 'time', particle: '', role: 'time', word: '쯤' },
  { english: 'at', noun: 'place', ...PLACE },
  { english: 'at', noun: 'event', ...PLACE },
  { english: 'on', noun: 'time', particle: '에', role: 'time' },
  { english: 'on', noun: 'place', ...PLACE },
  { english: 'on', noun: 'medium', particle: '에서', role: 'means' },
  { english: 'on', noun: 'vehicle', ...PLACE },
  { english: 'on', noun: 'group', ...PLACE },
  { english: 'on', noun: TOPS, ...PLACE, word: '위' },
  { english: 'on', noun: 'body', particle: '에', role: 'goal', attributive: '있는' },
  { english: 'on', noun: 'clothing', particle: '에', role: 'goal', attributive: '있는' },
  { english: 'on', noun: 'thing', ...PLACE },
  { english: 'to', noun: 'person', particle: '에게', role: 'goal' },
  { english: 'to', noun: 'animal', particle: '에게', role: 'goal' },
  { english: 'to', noun: 'place', particle: '에', role: 'goal', attributive: '가는' },
  { english: 'to', noun: 'event', particle: '에', role: 'goal' },
  { english: 'up to', noun: 'place', particle: '까지', role: 'goal' },
  { english: 'all the way to', noun: 'place', particle: '까지', role: 'goal' },
  { english: 'all the way from', noun: 'place', particle: '에서', role: 'source' },
  { english: 'from', noun: 'person', particle: '에게서', role: 'source', attributive: '받은' },
  { english: 'from', noun: 'time', particle: '부터', role: 'time' },
  { english: 'from', noun: 'group', particle: '에서', role: 'source', attributive: '온' },
  { english: 'from', noun: 'place', particle: '에서', role: 'source', attributive: '온' },
  { english: 'into', noun: 'place', particle: '(으)로', role: 'goal' },
  { english: 'into', noun: 'any', particle: '(으)로', word: '안', role: 'goal' },
  { english: 'out of', noun: 'any', particle: '에서', role: 'source' },
  { english: 'with', noun: 'person', particle: '와/과', role: 'companion' },
  { english: 'with', noun: 'animal', particle: '와/과', role: 'companion' },
  {
    english: 'with',
    noun: '[hair|eye|beard|mustache|leg|voice|smile|face|nose]',
    particle: '을/를',
    word: '가지고',
    role: 'topic',
    attributive: '가진',
  },
  { english: 'with', noun: TRAITS, particle: '이/가', role: 'manner', attributive: '있는' },
  { english: 'with', noun: 'thing', particle: '(으)로', role: 'means' },
  { english: 'with', noun: 'body', particle: '(으)로', role: 'means' },
  { english: 'without', noun: 'any', particle: '', word: '없이', role: 'manner', attributive: '없는' },
  { english: 'for', noun: 'duration', particle: '', word: '동안', role: 'duration' },
  { english: 'for', noun: 'meal', particle: '(으)로', role: 'purpose' },
  { english: 'for', noun: '[exam|test|final|quiz|midterm]', particle: '을/를', word: '위해', role: 'purpose' },
  {
    english: 'for',
    noun: '[project|presentation|assignment|report|homework|essay|website|channel]',
    ...{ particle: '을/를', word: '위해', role: 'purpose', attributive: '위한' },
  },
  { english: 'for', noun: 'event', particle: '에', role: 'time' },
  { english: 'for', noun: 'place', particle: '(으)로', role: 'goal', attributive: '가는' },
  { english: 'for', noun: 'person', particle: '을/를', word: '위해', role: 'purpose', attributive: '위한' },
  { english: 'for', noun: 'any', particle: '을/를', word: '위해', role: 'purpose', attributive: '위한' },
  { english: 'about', noun: 'thing', particle: '에', word: '대해', role: 'topic', attributive: '대한' },
  { english: 'about', noun: 'person', particle: '에', word: '대해', role: 'topic', attributive: '대한' },
  { english: 'about', noun: 'place', particle: '에', word: '대해', role: 'topic', attributive: '대한' },
  { english: 'by', noun: 'time', particle: '까지', role: 'time' },
  { english: 'by', noun: 'vehicle', particle: '(으)로', role: 'means' },
  { english: 'by', noun: 'medium', particle: '(으)로', role: 'means' },
  { english: 'by', noun: '[point|vote]', particle: '(으)로', word: '차', role: 'manner' },
  { english: 'by', noun: 'place', ...PLACE, word: '옆' },
  { english: 'by', noun: 'thing', ...PLACE, word: '옆' },
  { english: 'until', noun: 'time', particle: '까지', role: 'time' },
  { english: 'till', noun: 'time', particle: '까지', role: 'time' },
  { english: 'since', noun: 'time', particle: '부터', role: 'time' },
  { english: 'before', noun: 'time', particle: '에', word: '전', role: 'time' },
  { english: 'after', noun: 'time', particle: '에', word: '후', role: 'time' },
  { english: 'after', noun: 'duration', particle: '에', word: '후', role: 'time' },
  { english: 'before', noun: 'meal', particle: '에', word: '식사 전', role: 'time' },
  { english: 'after', noun: 'meal', particle: '에', word: '식사 후', role: 'time' },
  { english: 'before', noun: 'event', particle: '에', word: '전', role: 'time' },
  { english: 'after', noun: 'event', particle: '에', word: '후', role: 'time' },
  { english: 'during', noun: '[meal|식사]', particle: '에', word: '중', role: 'time' },
  { english: 'during', noun: 'meal', particle: '에', word: '식사 중', role: 'time' },
  { english: 'during', noun: '[movie|film|show|play|concert]', particle: '을/를', word: '보는 동안', role: 'topic' },
  { english: 'during', noun: 'event', particle: '에', word: '동안', role: 'time' },
  { english: 'because of', noun: 'any', particle: '에', word: '때문', role: 'manner' },
  { english: 'instead of', noun: 'any', particle: '', word: '대신', role: 'manner' },
  { english: 'like', noun: 'any', particle: '처럼', role: 'manner' },
  { english: 'as', noun: '[teenager|student|baby|young_man|young_woman]', particle: '', word: '때', role: 'time' },
  { english: 'as', noun: 'person', particle: '(으)로서', role: 'manner' },
  { english: 'than', noun: 'any', particle: '보다', role: 'manner' },
  { english: 'around', noun: '[corner]', ...PLACE, word: '근처' },
  { english: 'around', noun: 'place', ...PLACE, word: '주변' },
  { english: 'near', noun: 'any', ...PLACE, word: '근처' },
  { english: 'next door to', noun: 'any', ...PLACE, word: '옆집' },
  { english: 'next to', noun: 'any', ...PLACE, word: '옆' },
  { english: 'beside', noun: 'any', ...PLACE, word: '옆' },
  { english: 'somewhere in', noun: 'place', ...PLACE, word: '어딘가' },
  { english: 'somewhere near', noun: 'any', ...PLACE, word: '근처 어딘가' },
  { english: 'in front of', noun: 'any', ...PLACE, word: '앞' },
  { english: 'behind', noun: 'any', ...PLACE, word: '뒤' },
  { english: 'under', noun: '[bed|sofa|couch|desk|chair|pillow|car]', ...PLACE, word: '밑' },
  { english: 'under', noun: 'any', ...PLACE, word: '아래' },
  { english: 'inside', noun: 'any', ...PLACE, word: '안' },
  { english: 'outside', noun: 'any', ...PLACE, word: '밖' },
  { english: 'above', noun: 'any', ...PLACE, word: '위' },
  { english: 'between', noun: 'time', particle: '에', word: '사이', role: 'time' },
  { english: 'between', noun: 'any', ...PLACE, word: '사이' },
  { english: 'across from', noun: 'any', ...PLACE, word: '맞은편' },
  { english: 'along', noun: 'any', particle: '을/를', word: '따라', role: 'topic' },
  { english: 'through', noun: CROSSED, particle: '을/를', word: '지나', role: 'topic' },
  { english: 'through', noun: CHANNELS, particle: '을/를', word: '통해', role: 'topic' },
  { english: 'through', noun: 'time', particle: '까지', role: 'time' },
  { english: 'through the end of', noun: 'time', particle: '까지', word: '말', role: 'time' },
  { english: 'across', noun: '[street|road|river|hall|hallway]', ...PLACE, word: '건너편' },
  { english: 'over', noun: 'duration', particle: '', word: '동안', role: 'duration' },
  {
    english: 'over',
    noun: '[weekend|summer|winter|holiday|vacation|break|spring_break]',
    particle: '',
    word: '동안',
    role: 'duration',
  },
  { english: 'over', noun: '[door|fireplace|bed|table|sofa|couch|sink|stove|city|sea]', ...PLACE, word: '위' },
  { english: 'for the whole', noun: 'time|event|duration', particle: '', word: '내내', role: 'duration' },
  { english: 'for the entire', noun: 'time|event|duration', particle: '', word: '내내', role: 'duration' },
  { english: 'during the whole', noun: 'time|event|duration', particle: '', word: '내내', role: 'duration' },
  { english: 'throughout the whole', noun: 'time|event|duration', particle: '', word: '내내', role: 'duration' },
  { english: 'within', noun: 'duration', particle: '에', word: '안', role: 'time' },
  { english: 'throughout', noun: 'time', particle: '', word: '내내', role: 'duration' },
  { english: 'throughout', noun: 'event', particle: '', word: '내내', role: 'duration' },
  { english: 'throughout', noun: 'place', particle: '에서', word: '전역', role: 'source' },
  { english: 'during', noun: 'time', particle: '', word: '동안', role: 'time' },
  { english: 'despite', noun: 'any', particle: '에도', word: '불구하고', role: 'topic' },
  { english: 'due to', noun: 'any', particle: '에', word: '때문', role: 'manner' },
  { english: 'thanks to', noun: 'any', particle: '', word: '덕분에', role: 'manner' },
  { english: 'according to', noun: 'any', particle: '에', word: '따르면', role: 'topic' },
  { english: 'except', noun: 'any', particle: '을/를', word: '제외하고', role: 'topic' },
  { english: 'except for', noun: 'any', particle: '을/를', word: '제외하고', role: 'topic' },
  { english: 'besides', noun: 'any', particle: '에', word: '외', role: 'manner' },
  { english: 'in addition to', noun: 'any', particle: '에', word: '외', role: 'manner' },
  { english: 'toward', noun: 'person', particle: '에게', role: 'goal' },
  { english: 'toward', noun: 'any', particle: '(으)로', word: '쪽', role: 'goal' },
  { english: 'towards', noun: 'any', particle: '(으)로', word: '쪽', role: 'goal' },
  { english: 'below', noun: 'any', ...PLACE, word: '아래' },
  { english: 'beneath', noun: 'any', ...PLACE, word: '아래' },
  { english: 'underneath', noun: 'any', ...PLACE, word: '밑' },
  { english: 'on top of', noun: 'any', ...PLACE, word: '위' },
  { english: 'at the beginning of', noun: 'time', particle: '에', word: '초', role: 'time' },
  { english: 'in the beginning of', noun: 'time', particle: '에', word: '초', role: 'time' },
  { english: 'since', noun: 'event', particle: '(으)로', word: '이후', role: 'time' },
  { english: 'in the middle of', noun: 'event', particle: '에', word: '도중', role: 'time' },
  {
    english: 'in the middle of',
    noun: '[call|speech|conversation|sentence]',
    particle: '에',
    word: '도중',
    role: 'time',
  },
  { english: 'in the middle of', noun: 'any', ...PLACE, word: '한가운데' },
  { english: 'in the center of', noun: 'any', ...PLACE, word: '가운데' },
]

/** `right in front of`, `right by`: 바로 앞, 바로 옆. */
const RIGHT_THERE = PREPOSITIONS.filter(
  ({ english, role, noun, word }) => role === 'place' && (noun === 'any' || english === 'by') && word !== undefined,
).map((row) => ({ ...row, english: `right ${row.english}`, word: `바로 ${row.word}` }))

/** The rows for a preposition that begins with a word, longest first: `in front of` before `in`. */
export const PREPOSITIONS_BY_FIRST_WORD: ReadonlyMap<string, readonly Preposition[]> = Map.groupBy(
  [...PREPOSITIONS, ...RIGHT_THERE].toSorted((a, b) => b.english.length - a.english.length),
  ({ english }) => english.split(' ')[0] ?? '',
)

/** `the meeting is at three`, `my birthday is in May`: 세 시에 있어요. */
export function isAppointed({ english, role, word }: Preposition): boolean {
  return role === 'time' && word === undefined && (english === 'at' || english === 'on' || english === 'in')
}
