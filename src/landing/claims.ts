/**
 * The site owner's figures, praise and promises. Nothing here measures or checks them. The owner is responsible for
 * them and changes them here. The page says that they are the owner's.
 */
export const claims = {
  freeToStart: 'Free to start. No credit card required.',
  joinTime: 'Join in 30 seconds.',
  figures: [
    { value: '10K+', label: 'Active players' },
    { value: '50K+', label: 'Matches' },
    { value: '95%', label: 'Improvement' },
  ],
  testimonial: {
    quote: 'I played a few rounds every day, and after 90 days I passed TOPIK I.',
    from: 'A Hanpan player',
    result: 'TOPIK I in 90 days',
  },
  promises: {
    review: {
      title: 'AI-powered spaced repetition',
      text: 'What you miss comes back just before you would forget it.',
    },
    lessons: {
      title: '5-minute micro-lessons',
      text: 'One point of Korean at a time, short enough for the wait at a bus stop.',
    },
  },
} as const
