/** `realtime:match:5f1c…`: Supabase's prefix, the rule's name, and the id, a lowercase UUID. */
const TOPIC = /^realtime:([a-z_]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function parseTopic(topic: string): { name: string; id: string } | undefined {
  const [, name, id] = TOPIC.exec(topic) ?? []
  return name !== undefined && id !== undefined ? { name, id } : undefined
}

/** The topic without the prefix: `match:5f1c…`. Supabase's messages use this form. */
export function subTopic(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

export function wireTopic(subTopic: string): string {
  return `realtime:${subTopic}`
}
