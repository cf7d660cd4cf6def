import { expect, test } from 'vitest'
import { anchored } from '#learn/markdown/anchored.ts'
import type { Block } from '#learn/markdown/node.ts'

const TABLE: Block = { type: 'table', caption: '', head: [], rows: [] }
const TOPIC: Block = { type: 'heading', depth: 2, id: '', children: [{ type: 'text', value: '은/는: the topic' }] }

test('each heading has an anchor of its own, each table a caption of its own', () => {
  const blocks = anchored([TABLE, TOPIC, TABLE, TABLE, TOPIC])
  expect(blocks.map((block) => ('id' in block ? block.id : 'caption' in block ? block.caption : ''))).toEqual([
    'Overview',
    '은-는-the-topic',
    '은/는: the topic',
    '은/는: the topic 2',
    '은-는-the-topic-2',
  ])
})
