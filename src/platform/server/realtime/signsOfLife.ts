import type { ChannelRule, SignOfLife } from '#platform/server/realtime/channelRule.ts'
import type { Connection } from '#platform/server/realtime/connection.ts'

/** Collects signs of life in channels whose rules want them, and passes them to the rules. */
export interface SignsOfLife {
  note(connection: Connection): void
  /** A sign that did not come over a socket. */
  noteFor(rule: ChannelRule, sign: SignOfLife): void
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
  const noteFor: SignsOfLife['noteFor'] = (rule, sign) => {
    if (!rule.heardFrom) return
    const signs = gathered.get(rule) ?? new Map<string, SignOfLife>()
    gathered.set(rule, signs.set(`${sign.userId} ${sign.id}`, sign))
  }
  return {
    note(connection) {
      for (const { admission } of connection.memberships.values()) {
        if (admission) noteFor(admission.rule, { userId: admission.claims.sub, id: admission.id })
      }
    },
    noteFor,
    async tell() {
      const due = [...gathered].filter(([rule]) => !atWork.has(rule))
      await Promise.all(due.map(([rule, signs]) => tellRule(rule, [...signs.values()])))
    },
  }
}
