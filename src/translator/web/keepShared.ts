import { callFunction } from '#platform/web/callFunction.ts'
import type { SharedText } from '#translator/shareLink.ts'
import type { ShareResponse } from '#translator/translateContract.ts'

/** Asks the server to keep the translation for whoever opens the link. Without it the link still works, at its reader's cost. */
export function keepShared({ text, tone }: SharedText): void {
  callFunction<ShareResponse>('share-translation', { text, tone }).catch(() => {})
}
