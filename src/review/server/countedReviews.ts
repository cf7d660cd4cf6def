/**
 * SQL for the answers that count, each with the grade that counts: what `countedReviews` of `reviewEntry.ts` computes.
 * @param which the condition for `answer`, a row of `review_log`
 */
export function countedReviews(which: string): string {
  return `select answer.id, answer.card_id, answer.at, coalesce((
      select override.grade from review_log as override
      where override.about = answer.id and override.kind = 'override' order by override.at desc, override.id desc limit 1
    ), answer.grade) as grade
    from review_log as answer
    where ${which} and answer.kind = 'answer' and answer.grade is not null
      and not exists (select from review_log as undo where undo.about = answer.id and undo.kind = 'undo')`
}
