/** Everything that a sound conveys is also visible on the screen. */
export type Sound = 'start' | 'right' | 'wrong' | 'answered' | 'tick' | 'win' | 'loss'
