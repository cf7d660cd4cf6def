import { expect, test } from 'vitest'
import type { Block } from '#learn/markdown/node.ts'
import { withAnchors } from '#learn/markdown/withAnchors.ts'

const TABLE: Block = { type: 'table', caption: '', head: [], rows: [] }
const TOPIC: Block = { type: 'heading', depth: 2, id: '', children: [{ type: 'text', value: '은/는: the topic' }] }

test('each heading gets a unique anchor, and each table a unique caption', () => {
  const blocks = withAnchors([TABLE, TOPIC, TABLE, TABLE, TOPIC])
  expect(blocks.map((block) => ('id' in block ? block.id : 'caption' in block ? block.caption : ''))).toEqual([
    'Overview',
    '은-는-the-topic',
    '은/는: the topic',
    '은/는: the topic 2',
    '은-는-the-topic-2',
  ])
})
