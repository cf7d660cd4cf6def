import { expect, test } from 'vitest'
import { sourceOf } from '#identity/web/eventCopy.ts'
import type { AccountEventRow } from '#platform/accountEvent.ts'

const ROW: AccountEventRow = {
  id: 1,
  at: '2026-03-01T12:00:00Z',
  event: 'signed_in',
  done_by: 'request',
  device: 'Chrome on Windows',
  network: 'K7QF3A',
}

test('an entry names the device and the network', () => {
  expect(sourceOf(ROW)).toBe('Chrome on Windows, network K7QF3A')
  expect(sourceOf({ ...ROW, device: null })).toBe('Unknown device, network K7QF3A')
})

test('an entry of the operator names neither', () => {
  expect(sourceOf({ ...ROW, done_by: 'command', device: null, network: null })).toBe('The operator of the site')
})
