import type { ChannelRule, SignOfLife } from '#platform/server/realtime/channelRule.ts'
import type { Connection } from '#platform/server/realtime/connection.ts'

/** Collects signs of life in channels whose rules want them, and passes them to the rules. */
export interface SignsOfLife {
  note(connection: Connection): void
  /** Passes on the collected signs. A rule that fails, or that is still running, gets them with the next call. */
  tell(): Promise<void>
}

export function signsOfLife(onFailure: (error: unknown) => void): SignsOfLife {
  const gathered = new Map<ChannelRule, Map<string, SignOfLife>>()
  const atWork = new Set<ChannelRule>()
  const tellRule = async (rule: ChannelRule, signs: readonly SignOfLife[]) => {
    gathered.delete(rule)
    atWork.add(rule)
    try {
      await rule.heardFrom?.(signs)
    } catch (error) {
      onFailure(error)
    } finally {
      atWork.delete(rule)
    }
  }
  return {
    note(connection) {
      for (const { admission } of connection.memberships.values()) {
        if (!admission?.rule.heardFrom) continue
        const { rule, id, claims } = admission
        const signs = gathered.get(rule) ?? new Map<string, SignOfLife>()
        gathered.set(rule, signs.set(`${claims.sub} ${id}`, { userId: claims.sub, id }))
      }
    },
    async tell() {
      const due = [...gathered].filter(([rule]) => !atWork.has(rule))
      await Promise.all(due.map(([rule, signs]) => tellRule(rule, [...signs.values()])))
    },
  }
}
