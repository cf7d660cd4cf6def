/** The semantic fields: words of one small area of meaning each. */
export const FIELDS = [
  // people
  ...(['person', 'family', 'character', 'relationship', 'meeting', 'helping', 'living', 'appearance'] as const),
  // work
  ...(['job', 'office', 'business', 'industry', 'machine', 'working'] as const),
  // body
  ...(['body', 'illness', 'health', 'resting'] as const),
  // feelings
  ...(['feeling', 'emotion'] as const),
  // home
  ...(['house', 'furniture', 'household', 'clothing', 'personal-item', 'wearing', 'housework'] as const),
  // food
  ...(['dish', 'ingredient', 'produce', 'drink', 'taste', 'meal', 'eating', 'cooking'] as const),
  // shopping
  ...(['shop', 'money', 'trade'] as const),
  // travel
  ...(['building', 'vehicle', 'road', 'trip', 'region', 'direction'] as const),
  // study
  ...(['school', 'stationery', 'subject', 'language', 'studying'] as const),
  // communication
  ...(['computing', 'media', 'message', 'exclamation', 'greeting'] as const),
  // nature
  ...(['weather', 'landscape', 'animal', 'plant', 'material', 'environment', 'colour', 'shape'] as const),
  // time
  ...(['number', 'unit', 'part-of-day', 'date', 'period', 'frequency', 'time-relation'] as const),
  // leisure
  ...(['sport', 'hobby', 'art', 'festivity'] as const),
  // society
  ...(['law', 'politics', 'culture', 'religion', 'event', 'dealing'] as const),
  // ideas
  ...([
    'thought',
    'quality',
    'quantity',
    'relation',
    'cause',
    'state',
    'change',
    'pointing',
    'question',
    'size',
    'evaluation',
    'difficulty',
    'degree',
    'manner',
    'attitude',
    'connective',
  ] as const),
  // actions
  ...([
    'motion',
    'body-movement',
    'carrying',
    'giving',
    'speaking',
    'perceiving',
    'thinking',
    'making',
    'breaking',
    'changing',
    'beginning',
    'using',
    'having',
    'happening',
  ] as const),
] as const

/** A semantic field: a small area of meaning. */
export type Field = (typeof FIELDS)[number]
