import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import { PROVISIONAL_MATCHES, ratingText } from '#rating/kFactor.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const boardCopy = {
  skills: 'Skill',
  ranked: (skill: Skill) => `${SKILL_NAMES[skill]}: the ranked players`,
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  matches: 'Rated matches',
  nobody: (skill: Skill) =>
    `Nobody has a rank in ${SKILL_NAMES[skill].toLowerCase()} yet. It takes ${PROVISIONAL_MATCHES} rated matches, so the first place is free.`,
  provisional: 'Not ranked yet',
  provisionalLead: `Fewer than ${PROVISIONAL_MATCHES} rated matches: these ratings still jump about.`,
  arena: 'Go to the Arena',
  translator: 'Try Korean Translator',
}

export const placeCopy = {
  heading: 'Your place',
  loading: 'Looking for your place...',
  failed: 'Your place could not be loaded.',
  signIn: 'Sign in',
  signedOut: ' to see your own place.',
  profile: 'Your profile page',
  hidden: ' has the switch.',
}

/** What a player's own place is in words; `rank` in large figures beside it where there is one. */
export function placeWords(place: OwnPlace | null, skill: Skill): { rank: string; sentence: string } {
  const name = SKILL_NAMES[skill].toLowerCase()
  const { rank, rating, matches, listed } = place ?? { rank: null, rating: 0, matches: 0, listed: true }
  const missing = PROVISIONAL_MATCHES - matches
  const hidden = listed ? '' : ' Nobody else sees it: your name is not on the leaderboards.'
  if (matches === 0) {
    return { rank: '—', sentence: `No rated match in ${name} yet. ${missing} give you a rank.${hidden}` }
  }
  const so = `${ratingText(rating, rank === null)} in ${name} after ${counted(matches)}.`
  if (rank === null) return { rank: '—', sentence: `${so} ${missing} more for a rank.${hidden}` }
  return { rank: String(rank), sentence: `${so}${hidden}` }
}

function counted(matches: number): string {
  return matches === 1 ? '1 rated match' : `${matches} rated matches`
}
