/** Words that may stand on either side of an object: pick up the phone, pick the phone up; let him know, put it in order. */
const SEPARABLE: ReadonlySet<string> = new Set([
  ...'up down on off out away back over in around apart together aside through behind home'.split(' '),
  ...'know open closed free alone awake secret crazy mad names hostage guilty seriously personally running'.split(' '),
  ...'to bed|to sleep|to use|to an end|in mind|in order|in danger|in peace|on hold'.split('|'),
  ...'into practice|into account|for granted|by surprise|inside out|upside down|for a walk|for a ride'.split('|'),
  ...'by heart|by sight|by name|in the back|red-handed|off guard|astray|company|into it|out of it'.split('|'),
  ..."the cold shoulder|a dirty look|the wrong way|a piece of one's mind".split('|'),
])

/** Whether these further words of a verb may also follow its object. */
export function isSeparable(words: readonly string[]): boolean {
  return SEPARABLE.has(words.join(' '))
}
