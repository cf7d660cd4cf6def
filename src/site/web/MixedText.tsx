import { Fragment } from 'react'
import { placed } from '#kit/placed.ts'
import { proseStretches } from '#korean/grammarTerm.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'

/** English with Korean in it: the Korean is marked as such, and a grammar term is not broken at a line's end. */
export function MixedText({ text }: { text: string }) {
  return placed(proseStretches(text)).map((stretch) =>
    stretch.isTerm ? (
      <span key={stretch.start} className="term">
        <Runs text={stretch.text} />
      </span>
    ) : (
      <Runs key={stretch.start} text={stretch.text} />
    ),
  )
}

function Runs({ text }: { text: string }) {
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
