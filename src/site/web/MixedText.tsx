import { Fragment } from 'react'
import { placed } from '#kit/placed.ts'
import { proseStretches } from '#korean/grammarTerm.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'

/** English text with Korean in it. Marks the Korean with `lang`, and does not break a grammar term across lines. */
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
