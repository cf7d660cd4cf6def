import type { Usage } from '#translator/translateContract.ts'

/** Why there is no translation. `message` is the server's message, empty if there was none. */
export type TranslateFailure =
  | { kind: 'empty' | 'unreachable' }
  | { kind: 'tooLong'; message: string }
  | { kind: 'refused'; message: string; retryAfterSeconds: number | null }
  | { kind: 'dailyLimit'; message: string; usage: Usage }

/** Any answer of `functions/v1/translate` except success. */
export interface RefusedTranslation {
  message: string
  code: string
  retryAfterSeconds: number | undefined
  fields: Record<string, unknown>
}

export function translateFailure({ message, code, retryAfterSeconds, fields }: RefusedTranslation): TranslateFailure {
  if (code === 'translate/empty') return { kind: 'empty' }
  if (code === 'translate/too_long') return { kind: 'tooLong', message }
  const usage = code === 'daily_limit_reached' ? usageIn(fields) : null
  if (usage) return { kind: 'dailyLimit', message, usage }
  return { kind: 'refused', message, retryAfterSeconds: retryAfterSeconds ?? null }
}

/** Whether the failure already names the limits of the text, so that the counter does not repeat them. */
export function isAboutLength(failure: TranslateFailure | null): boolean {
  return failure?.kind === 'tooLong' || failure?.kind === 'dailyLimit'
}

function usageIn({ limit, left, resets_at }: Record<string, unknown>): Usage | null {
  const known = typeof limit === 'number' && typeof left === 'number' && typeof resets_at === 'string'
  return known ? { limit, left, resets_at } : null
}
