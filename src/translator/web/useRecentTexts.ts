import { storedSetting, storeSetting, useStoredSetting } from '#design/web/storedSetting.ts'
import { useSession } from '#platform/web/session.ts'
import { readRecentTexts, storedWith } from '#translator/recentTexts.ts'

/** Stored in localStorage. */
const KEY = 'hanpan-recent-texts'
const CHANGED = 'translator:recent-texts'

/** What this person translated last in this browser, and how to remember another text. */
export function useRecentTexts(): [texts: readonly string[], remember: (text: string) => void] {
  const person = useSession().user?.id ?? null
  const stored = useStoredSetting(CHANGED, () => storedSetting(KEY), null)
  return [
    readRecentTexts(stored, person),
    (text) => storeSetting(KEY, storedWith(storedSetting(KEY), person, text), CHANGED),
  ]
}
