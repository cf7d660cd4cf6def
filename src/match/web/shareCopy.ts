import { SKILL_NAMES, type Skill } from '#rating/skill.ts'
import { SITE_NAME } from '#site/siteName.ts'

export const shareCopy = {
  open: 'Share',
  title: 'Share your result',
  share: 'Share...',
  save: 'Save picture',
  copyLink: 'Copy link',
  copied: 'Copied to clipboard!',
  copyBlocked: 'This browser does not let the page copy.',
  failed: 'The picture could not be made.',
  file: 'hanpan.png',
  headline(isWon: boolean | null, own: number, theirs: number): string {
    if (isWon === null) return `A draw, ${own}–${theirs}`
    return `${isWon ? 'Won' : 'Lost'} ${own}–${theirs}`
  },
  rated: (before: number, after: number, change: string) => `Rating ${before} → ${after} (${change})`,
  unrated: 'Unrated',
  duel: (skill: Skill) => `${SKILL_NAMES[skill]} duel`,
  /** What goes with the picture, and what it says to those who can not see it. */
  sentence: (skill: Skill, headline: string) => `${SKILL_NAMES[skill]} duel on ${SITE_NAME}: ${headline}.`,
  invitation: 'Play a round of Korean',
}
