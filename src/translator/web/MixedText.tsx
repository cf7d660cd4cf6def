import { Fragment } from 'react'
import { koreanRuns } from '#translator/koreanRuns.ts'
import { placed } from '#translator/placed.ts'

/** English with Korean words in it, each read out and set in its own language. */
export function MixedText({ text }: { text: string }) {
  return placed(koreanRuns(text)).map((run) =>
    run.korean ? (
      <span key={run.start} lang="ko">
        {run.text}
      </span>
    ) : (
      <Fragment key={run.start}>{run.text}</Fragment>
    ),
  )
}
