import { describe, expect, test } from 'vitest'
import { addressGroup, clientAddresses } from '#platform/server/http/clientAddress.ts'

describe("the client's address", () => {
  test('is the peer’s if no proxy is trusted, whatever X-Forwarded-For claims', () => {
    expect(clientAddresses([])('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })

  test('is the last hop before the trusted proxies, not what the client claims', () => {
    const addressOf = clientAddresses(['10.0.0.0/8'])
    expect(addressOf('10.0.0.2', '1.1.1.1, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7')
    expect(addressOf('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
  })

  test('is the peer’s if a trusted proxy sends an invalid header', () => {
    expect(clientAddresses(['10.0.0.2'])('10.0.0.2', 'unknown')).toBe('10.0.0.2')
  })

  test('is IPv4 for an IPv4 peer of a dual-stack socket', () => {
    expect(clientAddresses([])('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9')
  })
})

describe('rate limits are shared', () => {
  test('by one IPv4 address', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
  })

  test('by one IPv6 /64, however it is written', () => {
    const group = addressGroup('2001:db8:0:1::1')
    expect(addressGroup('2001:0DB8:0000:0001:ffff::2')).toBe(group)
    expect(addressGroup('2001:db8:0:2::1')).not.toBe(group)
    expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  })
})
