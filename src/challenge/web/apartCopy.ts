import { APART_MS, type ApartStatus } from '#challenge/apart.ts'
import { DAY_MS } from '#kit/time.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

const DAYS = APART_MS / DAY_MS

/** On the arena's home page. */
export const apartListCopy = {
  play: 'Play now, my friend later',
  playHint: `You play your ${QUESTION_COUNT} questions at once. Your friend has ${DAYS} days to answer the same ones. Nothing is rated or counted.`,
  title: 'Played now, answered later',
  status: (status: ApartStatus, friend: string | null, score: readonly [number, number] | null): string => {
    if (status === 'unplayed') return 'Your part is not finished yet.'
    if (status === 'expired') return 'Nobody answered in time.'
    if (status === 'open') return 'Waiting for an answer'
    const name = friend ?? 'Your friend'
    if (score === null) return `${name} is playing.`
    const [own, other] = score
    if (own === other) return `A draw with ${name}, ${own}–${other}`
    return own > other ? `You beat ${name} ${own}–${other}` : `${name} beat you ${other}–${own}`
  },
  goOn: 'Finish your part',
  look: 'Your answers',
  link: (skill: Skill) => `Link to the ${SKILL_NAMES[skill].toLowerCase()} duel that you have played`,
  shareText: (skill: Skill) =>
    `I have played ${QUESTION_COUNT} questions of Korean ${SKILL_NAMES[skill].toLowerCase()}. Can you beat me?`,
}

/** On the page that the link opens. */
export const apartCopy = {
  played: (name: string) => `${name} has played. Can you win?`,
  rules: (name: string) =>
    `You get the same ${QUESTION_COUNT} questions. Every answer of ${name} comes after the time that ${name} took. The first right answer takes the point.`,
  unrated: 'Nothing is rated or counted.',
  play: 'Play now',
  begin: 'Starting...',
  yours: 'You have answered this challenge',
  yoursLead: 'Your duel and its questions stay readable.',
  toDuel: 'Go to your duel',
  own: 'This is your own challenge',
  ownLead: `Send this page’s link to a friend. They have ${DAYS} days.`,
  toOwn: 'Your answers',
}

/** A duel apart that cannot be answered. */
export const apartClosedCopy: Record<Exclude<ApartStatus, 'open'>, { title: string; lead: string }> = {
  unplayed: {
    title: 'Your friend has not played yet',
    lead: 'The challenge opens when your friend has answered the three questions. Try again later.',
  },
  answered: { title: 'This challenge is answered', lead: 'Somebody was faster. Ask your friend for a new link.' },
  expired: {
    title: 'This challenge has expired',
    lead: `A link works for ${DAYS} days. Ask your friend for a new one.`,
  },
}
