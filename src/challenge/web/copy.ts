import type { ChallengeStand } from '#challenge/challenge.ts'
import type { WaitingReason } from '#challenge/challengeContract.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const panelCopy = {
  title: 'Challenge a friend',
  lead: 'Make a link and send it to a friend, who needs a free account to play. It works once, for a day.',
  skill: 'Skill',
  rated: 'Rated, if my friend agrees too',
  ratedHint:
    "Otherwise ratings and statistics stay as they are. Either way it is one of today's matches for both of you.",
  make: 'Make a link',
  making: 'Making a link...',
  links: 'Your open links',
  stay: 'Stay in the Arena: as soon as your friend accepts, you are both in the match.',
  link: (skill: Skill) => `Link to your ${SKILL_NAMES[skill].toLowerCase()} challenge`,
  terms: (rated: boolean) => (rated ? 'rated if your friend agrees' : 'unrated'),
  copy: 'Copy link',
  copied: 'Copied to clipboard!',
  copyBlocked: 'This browser does not let the page copy. Select the link instead.',
  share: 'Share',
  shareText: (skill: Skill) => `Three questions of Korean ${SKILL_NAMES[skill].toLowerCase()}, you against me.`,
  withdraw: 'Withdraw',
  made: 'Your link is ready.',
  withdrawn: 'Challenge withdrawn',
  tooLate: 'That came too late: the challenge was over.',
  failed: 'That did not go through. Please try again.',
}

export const inviteCopy = {
  loading: 'Loading the challenge...',
  challenges: (name: string) => `${name} challenges you`,
  duel: (skill: Skill) => `${SKILL_NAMES[skill]} duel`,
  rules: '3 questions, 60 seconds per question. First to answer correctly gets the point.',
  mayBeRated: (name: string) => `${name} would play for a rating. It is rated only if you want that too.`,
  unrated: 'Unrated: ratings and statistics stay as they are.',
  counts: "It is one of today's matches for both of you.",
  accept: 'Accept',
  acceptRated: 'Accept, rated',
  acceptUnrated: 'Accept, unrated',
  accepting: 'Accepting...',
  signIn: 'Sign in to play',
  signInLead: 'You need an account. It is free, and you come back here afterwards.',
  cancel: 'Cancel',
  toMatch: 'Go to the match',
  toArena: 'Go to the Arena',
  own: 'This is your own challenge',
  ownLead: 'Send the link to a friend, and stay in the Arena until they accept.',
  yours: 'This challenge is your match',
  yoursLead: 'Its link is used up. For another match, make a new one in the Arena.',
  failed: 'The challenge could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  notAccepted: 'That did not go through. Please try again.',
}

/** Why the friend's page waits, or waits no longer. */
export const waitingSentences: Record<WaitingReason, (name: string) => string> = {
  away: (name) =>
    `${name} is not in the Arena just now. Leave this page open: the match begins when you are both there.`,
  busy: (name) => `${name} is playing or searching just now. Leave this page open: the match begins after that.`,
  spent: (name) => `${name} can not play another match today. The link stays good until it expires: try again then.`,
}

/** A challenge that can not be accepted, be it that there is none. */
export const closedCopy: Record<Exclude<ChallengeStand, 'open'> | 'unknown', { title: string; lead: string }> = {
  taken: { title: 'This challenge is taken', lead: 'Somebody else accepted it first. Ask for another link.' },
  withdrawn: { title: 'This challenge was withdrawn', lead: 'Ask for another link, or meet somebody in the Arena.' },
  expired: { title: 'This challenge has expired', lead: 'A link works for a day. Ask for another one.' },
  unknown: { title: 'There is no such challenge', lead: 'Check that the link is whole, or ask for another one.' },
}

/** `until 14:05` today, else with the day. */
export function untilText(expiresAt: Date, now: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(expiresAt)
  if (expiresAt.toDateString() === now.toDateString()) return `until ${time}`
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(expiresAt)
  return `until ${day}, ${time}`
}
