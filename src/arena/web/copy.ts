import type { Plan } from '#plans/plans.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const arenaCopy = {
  entering: 'Entering the Arena...',
  loading: 'Loading your arena...',
  home: 'Home',
  profile: 'Profile',
  welcome: (name: string) => `Welcome, ${name}!`,
  choose: 'Choose Your Battle',
  challenge: 'Challenge Players',
  practice: 'Practice',
  practise: (skill: string) => `Practice: ${skill}`,
  elo: 'Elo',
  thisWeek: (change: string) => `${change} this week`,
  profileMissing: 'Your profile could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  leaderboards: 'Leaderboards',
}

export const statCopy = { matches: 'Matches', winRate: 'Win Rate', streak: 'Current Streak', wins: 'Wins' }

export const battleCopy: Record<Skill, { title: string; korean: string }> = {
  vocab: { title: 'Vocabulary Duel', korean: '어휘' },
  grammar: { title: 'Grammar Battle', korean: '문법' },
  listening: { title: 'Listening Challenge', korean: '듣기' },
}

export const searchCopy = {
  finding: 'Finding Opponent...',
  looking: 'Looking for opponent...',
  nobody: 'No opponents found. Try again!',
  practiseInstead: 'Practise instead',
  cancel: 'Cancel Search',
  left: 'Left queue',
  joinFailed: 'Failed to join queue',
  outlook: (band: number, seconds: number) =>
    `Within ${band} points of you. About ${seconds} ${seconds === 1 ? 'second' : 'seconds'} more.`,
}

/** `3 of 5 free matches left today`; null: the plan has no limit. */
export function matchesLeftSentence(plan: Plan, left: number | null): string {
  if (left === null) return 'Unlimited matches'
  return `${left} of ${plan.matchesPerDay} ${plan.id === 'free' ? 'free ' : ''}matches left today`
}

/** When the day's matches start anew, in UTC and where the player is. */
export function resetSentence(midnight: Date): string {
  const local = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(midnight)
  return `Resets at 00:00 UTC (${local} your time).`
}

export const onboardingCopy = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  later: "I'll choose later",
  startAt: 'Start at 1000 ELO',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  welcome: {
    title: 'Welcome',
    lead: 'A match is one round: three questions, two players, first right answer takes the point.',
    points: ['Each match takes about three minutes.', 'Every answer comes with its reason, won or lost.'],
  },
  how: {
    title: 'How It Works',
    steps: [
      { title: 'Choose a skill', text: 'Vocabulary, grammar or listening. You have a rating in each.' },
      { title: 'Get matched', text: 'You meet somebody whose rating is close to yours.' },
      { title: 'Battle and learn', text: 'Answer first and answer right. What you miss is explained at once.' },
    ],
  },
  choose: {
    title: 'Choose Your First Challenge',
    start: (skill: Skill) => `Start with ${SKILL_NAMES[skill].toLowerCase()}`,
  },
}
