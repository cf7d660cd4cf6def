const LONGEST_NGRAM = 6
const BETA_SQUARED = 4

function ngrams(text: string, length: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + length <= text.length; at += 1) {
    const gram = text.slice(at, at + length)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/**
 * The similarity of two Korean texts, 0 to 100: character 1- to 6-grams without spaces. Recall counts twice as much as
 * precision. Source: Popović, chrF: character n-gram F-score for automatic MT evaluation (WMT 2015).
 */
export function chrF(translation: string, reference: string): number {
  const [candidate, wanted] = [translation.replace(/\s/g, ''), reference.replace(/\s/g, '')]
  let [precision, recall, orders] = [0, 0, 0]
  for (let length = 1; length <= LONGEST_NGRAM; length += 1) {
    const [have, want] = [ngrams(candidate, length), ngrams(wanted, length)]
    if (have.size === 0 && want.size === 0) continue
    let common = 0
    for (const [gram, count] of have) common += Math.min(count, want.get(gram) ?? 0)
    precision += common / Math.max(total(have), 1)
    recall += common / Math.max(total(want), 1)
    orders += 1
  }
  if (orders === 0) return 0
  const [p, r] = [precision / orders, recall / orders]
  return p + r === 0 ? 0 : (100 * (1 + BETA_SQUARED) * p * r) / (BETA_SQUARED * p + r)
}
