/** Adds to each piece of a text the offset, in code units, at which it starts. The offset distinguishes equal pieces. */
export function placed<Piece extends { text: string }>(pieces: readonly Piece[]): (Piece & { start: number })[] {
  let end = 0
  return pieces.map((piece) => {
    const start = end
    end += piece.text.length
    return { ...piece, start }
  })
}
