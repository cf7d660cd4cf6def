/** A change in points: `+22`, `−8` with a true minus sign, `±0`. */
export function signed(points: number): string {
  if (points === 0) return '±0'
  return points > 0 ? `+${points}` : `−${-points}`
}
