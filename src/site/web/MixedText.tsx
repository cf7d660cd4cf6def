import { Fragment } from 'react'
import { placed } from '#kit/placed.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'
import { grammarTerms } from '#site/grammarTerms.ts'

/** English with Korean words in it: each is read out and set in its own language, and no line breaks inside a grammar term. */
export function MixedText({ text }: { text: string }) {
  return placed(grammarTerms(text)).map((piece) =>
    piece.unbroken ? (
      <span key={piece.start} className="together">
        <LanguageRuns text={piece.text} />
      </span>
    ) : (
      <LanguageRuns key={piece.start} text={piece.text} />
    ),
  )
}

function LanguageRuns({ text }: { text: string }) {
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
