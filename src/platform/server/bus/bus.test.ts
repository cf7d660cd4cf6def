import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_BYTES, type Subject } from '#platform/server/bus/bus.ts'
import { eventually } from '#tests/support/eventually.ts'
import { BUS_WAYS, type BusNode, type OpenedWay } from '#tests/support/server/busWays.ts'

const NEWS: Subject = 'channel.room.news'

for (const { name, isHere, begin } of BUS_WAYS) {
  describe.runIf(isHere)(`nodes ${name}`, () => {
    let way: OpenedWay
    let here: BusNode
    let there: BusNode
    const heardHere: string[] = []
    const heardThere: string[] = []
    beforeAll(async () => {
      way = await begin()
      ;[here, there] = [await way.open(), await way.open()]
      here.bus.listen(NEWS, (message) => heardHere.push(message))
      there.bus.listen(NEWS, (message) => heardThere.push(message))
      await connected()
    })
    afterAll(async () => {
      await here.close()
      await there.close()
      await way.close()
    })

    /** Waits until both nodes hear each other: messages sent before a node listens are lost. */
    async function connected(): Promise<void> {
      await eventually(() => {
        here.bus.send(NEWS, 'ready?')
        there.bus.send(NEWS, 'ready?')
        expect(heardHere).toContain('ready?')
        expect(heardThere).toContain('ready?')
      })
    }

    /** Sends messages, and returns everything the other node has heard once the last one has arrived. */
    async function sent(messages: readonly string[]): Promise<string[]> {
      heardThere.length = 0
      for (const message of messages) here.bus.send(NEWS, message)
      await eventually(() => expect(heardThere).toContain(messages.at(-1)))
      return heardThere.filter((message) => message !== 'ready?')
    }

    test('hear each other’s messages in order, including Hangul, spaces and repeated messages', async () => {
      const messages = [
        '한판',
        'same',
        'same',
        '',
        ' {"a": "\\n"} ',
        ...Array.from({ length: 3_000 }, (_, n) => `${n} 어절`),
      ]
      expect(await sent(messages)).toEqual(messages)
    })

    test('do not hear their own messages', async () => {
      heardHere.length = 0
      await sent(['mine'])
      expect(heardHere).not.toContain('mine')
    })

    test('hear only what somebody on them listens to, until nobody does any longer', async () => {
      const ann: string[] = []
      const twice: string[] = []
      const stop = there.bus.listen('sessions.ann', (message) => ann.push(message))
      const stopTwice = there.bus.listen('sessions.ann', (message) => twice.push(message))
      await eventually(() => {
        here.bus.send('sessions.ann', 'hello')
        expect([ann, twice]).toEqual([expect.arrayContaining(['hello']), expect.arrayContaining(['hello'])])
      })
      here.bus.send('sessions.ben', 'not for ann')
      stop()
      here.bus.send('sessions.ann', 'for the other')
      await eventually(() => expect(twice).toContain('for the other'))
      stopTwice()
      here.bus.send('sessions.ann', 'too late')
      await sent(['after it'])
      expect(new Set(ann)).toEqual(new Set(['hello']))
      expect(twice).not.toContain('too late')
    })

    test('send a message below the limit, and return false for a longer one', async () => {
      expect(here.bus.send(NEWS, '가'.repeat(MOST_BYTES / 3))).toBe(false)
      const long = 'x'.repeat(MOST_BYTES - 1)
      expect(await sent([long, 'after'])).toEqual([long, 'after'])
    })

    test('hear each other again after their connections were cut', async () => {
      await way.cut()
      heardHere.length = 0
      heardThere.length = 0
      await connected()
      expect(await sent(['once more'])).toEqual(['once more'])
    })

    test('can be closed while the other node sends', async () => {
      const third = await way.open()
      third.bus.send(NEWS, 'last words')
      await third.close()
      expect(await sent(['still here'])).toContain('still here')
    })
  })
}
