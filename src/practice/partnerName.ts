/** What a practice partner is called: nobody is to take it for a person. */
export function partnerName(strength: number): string {
  return `Program ${strength}`
}
