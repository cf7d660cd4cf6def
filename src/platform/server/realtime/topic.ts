/** `realtime:match:5f1c…`: Supabase's prefix, the rule's name, and the id, a UUID in lower case. */
const TOPIC = /^realtime:([a-z_]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function parseTopic(topic: string): { name: string; id: string } | undefined {
  const [, name, id] = TOPIC.exec(topic) ?? []
  return name !== undefined && id !== undefined ? { name, id } : undefined
}

/** The topic as its rule and Supabase's messages name it: `match:5f1c…`. */
export function subTopic(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

export function wireTopic(subTopic: string): string {
  return `realtime:${subTopic}`
}
