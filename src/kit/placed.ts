/** The pieces of one text, each with the code unit at which it starts in the whole text: this tells equal pieces apart. */
export function placed<Piece extends { text: string }>(pieces: readonly Piece[]): (Piece & { start: number })[] {
  let end = 0
  return pieces.map((piece) => {
    const start = end
    end += piece.text.length
    return { ...piece, start }
  })
}
