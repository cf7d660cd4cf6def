/** SQL for the rating in a row of `profiles`. `skill` is an SQL expression for the skill. */
export function ratingColumn(skill: string): string {
  return `case ${skill} when 'vocab' then elo_vocab when 'grammar' then elo_grammar else elo_listening end`
}
