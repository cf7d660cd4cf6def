import type { Predicate } from '#korean/predicate.ts'
/** The verb that replaces this one under the honorific -(으)시- (먹다 드시다), or undefined where 시 alone does it. */
export function honorificOf(_predicate: Predicate): Predicate | undefined {
  throw new Error('not written')
}
/** The verb by which a speaker lowers himself (주다 드리다), or undefined. */
export function humbleOf(_predicate: Predicate): Predicate | undefined {
  throw new Error('not written')
}
