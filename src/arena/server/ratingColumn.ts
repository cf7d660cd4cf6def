/** In SQL the rating of a row of `profiles` in the skill that this expression names. */
export function ratingColumn(skill: string): string {
  return `case ${skill} when 'vocab' then elo_vocab when 'grammar' then elo_grammar else elo_listening end`
}
