/** A semantic field: words of one small area of meaning. */
interface FieldFacts {
  readonly topic: Topic
  /**
   * Its words exclude each other (apple, pear), so one is never a correct answer for another. Words of other
   * fields shade into one another (glad, pleased): wrong options for them come from other fields.
   */
  readonly distinct: boolean
}

/** Broad areas, like the units of a textbook. */
export type Topic =
  | 'people'
  | 'body'
  | 'feelings'
  | 'home'
  | 'food'
  | 'shopping'
  | 'travel'
  | 'study'
  | 'work'
  | 'communication'
  | 'nature'
  | 'time'
  | 'leisure'
  | 'society'
  | 'ideas'
  | 'actions'

const distinct = (topic: Topic): FieldFacts => ({ topic, distinct: true })
const shading = (topic: Topic): FieldFacts => ({ topic, distinct: false })

export const FIELDS = {
  person: shading('people'),
  family: distinct('people'),
  job: distinct('work'),
  character: shading('people'),
  relationship: shading('people'),
  body: distinct('body'),
  illness: distinct('body'),
  health: shading('body'),
  feeling: shading('feelings'),
  house: distinct('home'),
  furniture: distinct('home'),
  household: distinct('home'),
  clothing: distinct('home'),
  'personal-item': distinct('home'),
  dish: distinct('food'),
  ingredient: distinct('food'),
  produce: distinct('food'),
  drink: distinct('food'),
  taste: distinct('food'),
  meal: shading('food'),
  shop: distinct('shopping'),
  money: shading('shopping'),
  trade: shading('shopping'),
  building: distinct('travel'),
  vehicle: distinct('travel'),
  road: shading('travel'),
  trip: shading('travel'),
  region: distinct('travel'),
  direction: distinct('travel'),
  school: shading('study'),
  stationery: distinct('study'),
  subject: distinct('study'),
  language: shading('study'),
  office: shading('work'),
  business: shading('work'),
  industry: shading('work'),
  machine: distinct('work'),
  computing: shading('communication'),
  media: shading('communication'),
  message: shading('communication'),
  weather: shading('nature'),
  landscape: distinct('nature'),
  animal: distinct('nature'),
  plant: distinct('nature'),
  material: distinct('nature'),
  environment: shading('nature'),
  colour: distinct('nature'),
  shape: shading('nature'),
  number: distinct('time'),
  unit: distinct('time'),
  'part-of-day': distinct('time'),
  date: distinct('time'),
  period: shading('time'),
  sport: distinct('leisure'),
  hobby: shading('leisure'),
  art: shading('leisure'),
  festivity: shading('leisure'),
  law: shading('society'),
  politics: shading('society'),
  culture: shading('society'),
  religion: distinct('society'),
  event: shading('society'),
  thought: shading('ideas'),
  quality: shading('ideas'),
  quantity: shading('ideas'),
  relation: shading('ideas'),
  cause: shading('ideas'),
  state: shading('ideas'),
  change: shading('ideas'),
  pointing: distinct('ideas'),
  question: distinct('ideas'),
  motion: shading('actions'),
  'body-movement': shading('actions'),
  carrying: shading('actions'),
  giving: shading('actions'),
  speaking: shading('actions'),
  perceiving: shading('actions'),
  thinking: shading('actions'),
  emotion: shading('feelings'),
  eating: shading('food'),
  cooking: shading('food'),
  wearing: shading('home'),
  housework: shading('home'),
  resting: shading('body'),
  making: shading('actions'),
  breaking: shading('actions'),
  changing: shading('actions'),
  beginning: shading('actions'),
  using: shading('actions'),
  meeting: shading('people'),
  helping: shading('people'),
  having: shading('actions'),
  living: shading('people'),
  studying: shading('study'),
  working: shading('work'),
  dealing: shading('society'),
  happening: shading('actions'),
  size: shading('ideas'),
  appearance: shading('people'),
  evaluation: shading('ideas'),
  difficulty: shading('ideas'),
  frequency: shading('time'),
  'time-relation': shading('time'),
  degree: shading('ideas'),
  manner: shading('ideas'),
  attitude: shading('ideas'),
  connective: shading('ideas'),
  exclamation: shading('communication'),
  greeting: shading('communication'),
} satisfies Record<string, FieldFacts>

export type Field = keyof typeof FIELDS

export function fieldFacts(field: Field): FieldFacts {
  return FIELDS[field]
}
