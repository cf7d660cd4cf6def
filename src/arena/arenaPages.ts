import { lessonPath } from '#lessons/lessonPages.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

export const redirectMeta: PageMeta = {
  title: 'Entering the Arena',
  description: 'Opens the Arena for signed-in players, and the sign-in page for visitors.',
  path: '/app',
}

export const arenaMeta: PageMeta = {
  title: 'Arena',
  description: `Choose vocabulary, grammar or listening, and play a live duel of ${QUESTION_COUNT} questions.`,
  path: '/app/arena',
}

/** Where a player who cannot read Hangul begins. */
export const FIRST_LETTERS_PATH = lessonPath('hangul-zero-hero', 1)

/** Id of the section for playing with friends, on the arena page. */
export const FRIENDS_ANCHOR = 'friends'
