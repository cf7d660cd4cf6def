import { expect, test } from 'vitest'
import { playState, skillToPlay } from '#rating/playState.ts'

test('the Arena finds the skill that it is asked to play, and nothing in any other state', () => {
  expect(skillToPlay(playState('grammar'))).toBe('grammar')
  for (const state of [null, undefined, 'vocab', {}, { play: 'chess' }, { play: ['vocab'] }]) {
    expect(skillToPlay(state)).toBeUndefined()
  }
})
