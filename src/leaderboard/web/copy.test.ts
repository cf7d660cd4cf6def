import { expect, test } from 'vitest'
import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import { placeWords } from '#leaderboard/web/copy.ts'

const place = (changes: Partial<OwnPlace> = {}): OwnPlace => ({
  rank: 17,
  rating: 1043,
  matches: 24,
  listed: true,
  hold: null,
  ...changes,
})

test.each([
  ['a ranked player', place(), 17, '1043 in grammar after 24 rated matches.'],
  [
    'a ranked player who is not listed',
    place({ listed: false }),
    17,
    '1043 in grammar after 24 rated matches. Nobody else sees your place: your name is not on the leaderboards.',
  ],
  [
    'a player whose wins an admin still has to look at',
    place({ hold: 'waiting', listed: false }),
    17,
    '1043 in grammar after 24 rated matches. Your name is not on the leaderboards for now: some of your recent wins look unusual, and an admin will look at them. Your matches and ratings go on as before.',
  ],
  [
    'a player whom an admin keeps off the leaderboards',
    place({ hold: 'confirmed' }),
    17,
    '1043 in grammar after 24 rated matches. Your name is not on the leaderboards: an admin has looked at your wins and found them unusual. Your matches and ratings go on as before.',
  ],
  [
    'a newcomer',
    place({ rank: null, matches: 1 }),
    null,
    '1043? in grammar after 1 rated match. You get a rank after 9 more.',
  ],
  [
    'a player without a rated match',
    place({ rank: null, matches: 0 }),
    null,
    'No rated match in grammar yet. You get a rank after 10 of them.',
  ],
  [
    'a player who has never been to the Arena',
    null,
    null,
    'No rated match in grammar yet. You get a rank after 10 of them.',
  ],
])('%s reads the right rank and sentence', (_who, own, rank, sentence) => {
  expect(placeWords(own, 'grammar')).toEqual({ rank, sentence })
})
