import type { Learned } from '#practice/guestRating.ts'
import { levelName } from '#practice/levelName.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const guestCopy = {
  title: 'Try three questions now',
  lead: 'A duel against a program, with questions at your level. No account needed.',
  reads: 'Can you read this?',
  yes: 'Yes',
  no: 'Not yet',
  learned: 'How long have you been learning Korean?',
  learnedOptions: {
    new: 'I’ve just started',
    months: 'A few months',
    year: 'About a year',
    longer: 'Longer',
  } satisfies Record<Learned, string>,
  beginning: 'Choosing your questions...',
  beginFailed: 'The duel could not begin. Please try again.',
  notStored: 'Your browser does not let this site store anything, and a duel without an account needs that.',
  note: (strength: number) =>
    `You play a program, not a person. It answers like a player rated ${strength}. Nothing is rated.`,
}

export const guestResultCopy = {
  level: (skill: Skill) => `Level for your first ${SKILL_NAMES[skill].toLowerCase()} match`,
  meaning: (delta: number) =>
    `Ratings start at ${STARTING_RATING} for everyone. A rated match with this result would have changed yours by ${signed(delta)}.`,
  keep: 'Keep it: create a free account',
  kept: 'If you confirm your account in this browser, your first match will ask questions at this level, and you can read these three again at any time.',
  again: 'Three more questions',
  home: 'Home',
}

export const keepCopy = {
  title: 'Your first duel',
  keeping: 'Keeping your duel...',
  kept: 'Your first duel is kept',
  lead: (skill: Skill, level: number) =>
    `Your first ${SKILL_NAMES[skill].toLowerCase()} match will ask questions at level ${levelName(level)}. Ratings start at ${STARTING_RATING} for everyone.`,
  play: 'Play your first match',
  review: 'See the three questions again',
  gone: 'There is no duel to keep',
  goneLead: 'It was not finished, was kept before, or is more than a week old.',
  failed: 'Your duel could not be kept',
  failedLead: 'The server did not answer. Your duel is still here.',
  retry: 'Try again',
}
