/** As many as fit into the empty input. */
const MOST = 3

/** What one person translated last in this browser, the newest first. `person` is null for a visitor. */
interface RecentTexts {
  person: string | null
  texts: string[]
}

/** The texts of the person in what the browser has stored; none if it stored another person's, or something else. */
export function readRecentTexts(stored: string | null, person: string | null): string[] {
  try {
    const recent: Partial<RecentTexts> | null = JSON.parse(stored ?? 'null')
    if (recent?.person !== person || !Array.isArray(recent.texts)) return []
    return recent.texts.filter((text) => typeof text === 'string').slice(0, MOST)
  } catch {
    return []
  }
}

/** What the browser stores once the person has translated the text. It forgets another person's texts. */
export function storedWith(stored: string | null, person: string | null, text: string): string {
  const others = readRecentTexts(stored, person).filter((other) => other !== text)
  return JSON.stringify({ person, texts: [text, ...others].slice(0, MOST) } satisfies RecentTexts)
}
