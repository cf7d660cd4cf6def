import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import { PROVISIONAL_MATCHES, ratingText } from '#rating/kFactor.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const boardCopy = {
  skills: 'Skill',
  ranked: (skill: Skill) => `${SKILL_NAMES[skill]}: ranked players`,
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  matches: 'Rated matches',
  nobody: (skill: Skill) =>
    `Nobody has a rank in ${SKILL_NAMES[skill].toLowerCase()} yet. A rank takes ${PROVISIONAL_MATCHES} rated matches, and the first place is free.`,
  provisional: 'Not ranked yet',
  provisionalLead: `After fewer than ${PROVISIONAL_MATCHES} rated matches these ratings are still settling.`,
  arena: 'Go to the Arena',
  translator: 'Try Korean Translator',
}

export const placeCopy = {
  heading: 'Your place',
  loading: 'Looking up your place...',
  unranked: 'No rank yet',
  failed: 'Your place could not be loaded.',
  signIn: 'Sign in',
  signedOut: ' to see your place.',
  profile: 'Change that on your profile',
  waiting:
    'Your name is not on the leaderboards for now: some of your recent wins look unusual, and an admin will look at them. Your matches and ratings go on as before.',
  confirmed:
    'Your name is not on the leaderboards: an admin has looked at your wins and found them unusual. Your matches and ratings go on as before.',
}

/** A player's own place: the rank, shown in large digits (null if there is none), and a sentence with the rest. */
export function placeWords(place: OwnPlace | null, skill: Skill): { rank: number | null; sentence: string } {
  const name = SKILL_NAMES[skill].toLowerCase()
  const { rank, rating, matches } = place ?? { rank: null, rating: 0, matches: 0 }
  const missing = PROVISIONAL_MATCHES - matches
  const hidden = hiddenSentence(place)
  if (matches === 0) {
    return { rank, sentence: `No rated match in ${name} yet. You get a rank after ${missing} of them.${hidden}` }
  }
  const so = `${ratingText(rating, rank === null)} in ${name} after ${counted(matches)}.`
  if (rank === null) return { rank, sentence: `${so} You get a rank after ${missing} more.${hidden}` }
  return { rank, sentence: `${so}${hidden}` }
}

/** Why others do not see the player; empty if they do. */
function hiddenSentence(place: OwnPlace | null): string {
  if (place?.hold) return ` ${placeCopy[place.hold]}`
  return place?.listed === false ? ' Nobody else sees your place: your name is not on the leaderboards.' : ''
}

function counted(matches: number): string {
  return matches === 1 ? '1 rated match' : `${matches} rated matches`
}
