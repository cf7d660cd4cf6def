import { describe, expect, test } from 'vitest'
import { APART_MS, type ApartDuel, apartAnswer, apartStatus } from '#challenge/apart.ts'

const duel = (more: Partial<ApartDuel> = {}): ApartDuel => ({
  challengerId: 'ann',
  friendId: null,
  isAnswered: false,
  isOpeningOver: true,
  expiresAt: APART_MS,
  ...more,
})

describe('a duel apart', () => {
  test('is open once its challenger has played, and for a week', () => {
    expect(apartStatus(duel({ isOpeningOver: false }), 0)).toBe('unplayed')
    expect(apartStatus(duel(), APART_MS - 1)).toBe('open')
    expect(apartStatus(duel(), APART_MS)).toBe('expired')
    expect(apartStatus(duel({ isAnswered: true }), APART_MS)).toBe('answered')
  })

  test('is answered once, by anybody but its challenger', () => {
    expect(apartAnswer(duel(), 'ben', 0)).toEqual({ ok: true, value: 'now' })
    expect(apartAnswer(duel(), 'ann', 0)).toMatchObject({ refusal: 'apart/own' })
    const answered = duel({ isAnswered: true, friendId: 'ben' })
    expect(apartAnswer(answered, 'cem', 0)).toMatchObject({ refusal: 'apart/answered' })
    expect(apartAnswer(answered, 'ben', APART_MS)).toEqual({ ok: true, value: 'again' })
    expect(apartAnswer(duel({ isAnswered: true }), 'ben', 0)).toMatchObject({ refusal: 'apart/answered' })
  })

  test('is not answered before its challenger has played, or too late', () => {
    expect(apartAnswer(duel({ isOpeningOver: false }), 'ben', 0)).toMatchObject({ refusal: 'apart/unplayed' })
    expect(apartAnswer(duel(), 'ben', APART_MS)).toMatchObject({ refusal: 'apart/expired' })
  })
})
