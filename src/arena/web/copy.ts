import type { PresentPlayers } from '#arena/arenaContract.ts'
import { MINUTE_MS } from '#kit/time.ts'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import type { Plan } from '#plans/plans.ts'
import { levelName } from '#practice/levelName.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
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
  practiceIn: (skill: Skill) => `Practice: ${SKILL_NAMES[skill]}`,
  elo: (skill: Skill) => `${SKILL_NAMES[skill]} rating (Elo)`,
  level: (level: number) => `Questions at level ${levelName(level)} until your first rated match`,
  thisWeek: (change: string) => `${change} this week`,
  profileMissing: 'Your profile could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  leaderboards: 'Leaderboards',
}

/** The one thing to do next. */
export const nextThingCopy = {
  label: 'Next for you',
  letters: {
    title: 'Learn to read Hangul',
    text: 'With the letters, every question opens up. Until then, you can listen.',
    button: 'Learn Hangul',
  },
  lesson: {
    title: (course: string, number: number) => `${course}, lesson ${number}`,
    begun: 'You have begun it. Go on where you left off.',
    next: 'The next five minutes of your course.',
    goOn: 'Go on',
    begin: 'Begin the lesson',
  },
  daily: {
    title: 'Today’s daily round',
    text: ({ isBegun, endsSoon }: { isBegun: boolean; endsSoon: boolean }) => {
      if (isBegun) return 'You have begun it. Finish it before it ends.'
      if (endsSoon) return 'Three questions, one try. It ends at midnight UTC.'
      return 'Three questions, one try, the same for everyone at your grade.'
    },
    button: 'Play today’s round',
    goOn: 'Go on',
  },
  review: {
    title: (due: number) => `${due} ${due === 1 ? 'card' : 'cards'} to review`,
    text: 'You are about to forget them. A short review keeps them.',
    button: 'Review',
  },
  match: {
    first: 'Play your first match',
    firstText: 'Three questions against another player. Your rating begins with it.',
    title: (skill: string) => `Play a ${skill} match`,
    text: 'Three questions against a player near your rating.',
    button: 'Find an opponent',
  },
  goal: {
    title: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to your goal for today`,
    text: (skill: string) => `A little ${skill} practice, without waiting for anybody.`,
  },
  practice: {
    title: (skill: string) => `Practice ${skill}`,
    text: 'Today’s matches are played. Practice is not limited by them, and nothing is rated.',
    button: 'Practice',
  },
}

/** Who is in the Arena now. Nothing is said where there is nobody. */
export function presentSentence({ searching, playing }: PresentPlayers): string {
  const players = (count: number) => (count === 1 ? '1 player is' : `${count} players are`)
  if (searching > 0 && playing > 0) return `${players(searching)} searching and ${playing} playing now.`
  if (searching > 0) return `${players(searching)} searching for an opponent now.`
  return playing > 0 ? `${players(playing)} playing now.` : ''
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
  cancel: 'Cancel Search',
  left: 'Left queue',
  joinFailed: 'Failed to join queue',
  wanted: (rating: number, band: number) =>
    `Looking for a player rated ${Math.max(0, rating - band)}–${rating + band}.`,
  expected: (seconds: number) => `Expected wait: ${secondsText(seconds)}.`,
  stops: (seconds: number) => `The search stops in ${secondsText(seconds)}.`,
}

/** The offer of a practice duel while the search goes on. */
function secondsText(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** Such as `3 of 5 free matches left today`. `left` is null if the plan has no limit. */
export function matchesLeftSentence(plan: Plan, left: number | null): string {
  if (left === null) return 'Unlimited matches'
  return `${left} of ${plan.matchesPerDay} ${plan.id === 'free' ? 'free ' : ''}matches left today`
}

/** When the daily limit resets, in UTC and in the player's time zone. */
export function resetSentence(midnight: Date): string {
  const local = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(midnight)
  return `Resets at 00:00 UTC (${local} your time).`
}

export const onboardingCopy = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  later: "I'll choose later",
  startAt: `Start at ${STARTING_RATING} ELO`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  welcome: {
    title: 'Welcome',
    lead: `A match is one round: 2 players, ${QUESTION_COUNT} questions, at most ${Math.ceil(LONGEST_MATCH_MS / MINUTE_MS)} minutes. The first right answer takes the point.`,
    reads: 'Can you read this?',
    yes: 'Yes',
    no: 'Not yet',
  },
  how: {
    title: 'How It Works',
    steps: [
      { title: 'Choose a skill', text: 'Vocabulary, grammar or listening. You have a rating in each.' },
      { title: 'Get matched', text: 'You meet a player whose rating is close to yours.' },
      { title: 'Battle and learn', text: 'Be the first to answer correctly. What you miss is explained at once.' },
    ],
  },
  letters: {
    title: 'Begin with the letters',
    text: 'Hangul takes a few days. Meanwhile you can listen: practice asks questions that need no reading in Korean.',
    learn: 'Learn Hangul',
    listen: 'Practice listening',
  },
  level: {
    title: 'Your level',
    unknown:
      'Five questions find it, without a clock. Without them, your first matches ask what suits most new players.',
    known: (level: number) =>
      `So far, it seems to be ${levelName(level)}. Your first matches ask questions at this level; your ratings start at ${STARTING_RATING}.`,
    find: 'Find my level',
    check: 'Check it with five questions',
  },
  choose: {
    title: 'Choose Your First Challenge',
  },
}
