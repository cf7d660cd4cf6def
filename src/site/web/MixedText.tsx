import { Fragment } from 'react'
import { placed } from '#kit/placed.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'

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
