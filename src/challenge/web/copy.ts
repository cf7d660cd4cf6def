import { CHALLENGE_MS, type ChallengeStatus } from '#challenge/challenge.ts'
import type { WaitingReason } from '#challenge/challengeContract.ts'
import { HOUR_MS, SECOND_MS } from '#kit/time.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

const OPEN_HOURS = CHALLENGE_MS / HOUR_MS
const UNRATED = 'Unrated: ratings and statistics do not change.'
const TODAYS_MATCH = "It counts as one of today's matches for both of you."

export const panelCopy = {
  title: 'Challenge a friend',
  lead: `Make a link and send it to a friend. It works for one match and for ${OPEN_HOURS} hours. Your friend needs a free account.`,
  skill: 'Skill',
  rated: 'Rated, if my friend agrees too',
  ratedHint: `If not, ratings and statistics do not change. ${TODAYS_MATCH}`,
  make: 'Make a link',
  making: 'Making a link...',
  links: 'Your open links',
  stay: 'Stay in the Arena. The match opens for both of you when your friend accepts.',
  link: (skill: Skill) => `Link to your ${SKILL_NAMES[skill].toLowerCase()} challenge`,
  terms: (rated: boolean) => (rated ? 'rated if your friend agrees' : 'unrated'),
  copy: 'Copy link',
  copied: 'Copied to clipboard!',
  copyBlocked: 'This browser does not let the page copy. Select the link instead.',
  share: 'Share',
  shareText: (skill: Skill) =>
    `${QUESTION_COUNT} questions of Korean ${SKILL_NAMES[skill].toLowerCase()}, you against me.`,
  withdraw: 'Withdraw',
  made: 'Your link is ready.',
  withdrawn: 'Challenge withdrawn',
  tooLate: 'Too late: the challenge was already over.',
  failed: 'Something went wrong. Please try again.',
}

export const inviteCopy = {
  loading: 'Loading the challenge...',
  challenges: (name: string) => `${name} challenges you`,
  duel: (skill: Skill) => `${SKILL_NAMES[skill]} duel`,
  rules: `${QUESTION_COUNT} questions, ${QUESTION_MS / SECOND_MS} seconds per question. First to answer correctly gets the point.`,
  mayBeRated: (name: string) => `${name} offers a rated match. It is rated only if you agree.`,
  unrated: UNRATED,
  counts: TODAYS_MATCH,
  accept: 'Accept',
  acceptRated: 'Accept, rated',
  acceptUnrated: 'Accept, unrated',
  accepting: 'Accepting...',
  signIn: 'Join to play',
  signInLead: 'You need a free account. Then you come back here.',
  cancel: 'Cancel',
  toMatch: 'Go to the match',
  toArena: 'Go to the Arena',
  own: 'This is your own challenge',
  ownLead: 'Send the link to a friend, and stay in the Arena until they accept.',
  yours: 'This challenge is your match',
  yoursLead: 'The link has been used. For another match, make a new link in the Arena.',
  failed: 'The challenge could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  notAccepted: 'Something went wrong. Please try again.',
}

/** Why the friend's page is waiting, or why it has stopped. */
export const waitingSentences: Record<WaitingReason, (name: string) => string> = {
  away: (name) =>
    `${name} is not in the Arena right now. Leave this page open: the match begins when you are both there.`,
  busy: (name) => `${name} is playing or searching right now. Leave this page open: the match begins after that.`,
  spent: (name) => `${name} has no matches left today. Try again tomorrow, before the link expires.`,
}

/** A challenge that cannot be accepted, or does not exist. */
export const closedCopy: Record<Exclude<ChallengeStatus, 'open'> | 'unknown', { title: string; lead: string }> = {
  taken: {
    title: 'This challenge is taken',
    lead: 'Another player accepted it first. Ask your friend for a new link.',
  },
  withdrawn: {
    title: 'This challenge was withdrawn',
    lead: 'Ask your friend for a new link, or find an opponent in the Arena.',
  },
  expired: {
    title: 'This challenge has expired',
    lead: `A link works for ${OPEN_HOURS} hours. Ask your friend for a new one.`,
  },
  unknown: { title: 'Challenge not found', lead: 'Check that the link is complete, or ask your friend for a new one.' },
}

/** `until 14:05`, with the day if that is not today. */
export function untilText(expiresAt: Date, now: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(expiresAt)
  if (expiresAt.toDateString() === now.toDateString()) return `until ${time}`
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(expiresAt)
  return `until ${day}, ${time}`
}
