import { Fragment } from 'react'
import { Button } from '#design/web/Button.tsx'
import { placed } from '#kit/placed.ts'
import { proseStretches } from '#korean/grammarTerm.ts'
import { koreanRuns } from '#korean/koreanRuns.ts'
import type { ReadKorean } from '#match/koreanWords.ts'
import styles from '#match/web/AidedText.module.css'
import { latinCopy } from '#match/web/copy.ts'
import type { KoreanWordsRead } from '#match/web/useKoreanWords.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** English text with Korean in it. Behind the Korean that was read it stands in Latin letters. */
export function AidedText({ text, read }: { text: string; read: readonly ReadKorean[] }) {
  if (read.length === 0) return <MixedText text={text} />
  const latin = new Map(read.map(({ text: korean, romanization }) => [korean, romanization]))
  return placed(proseStretches(text)).map((stretch) =>
    stretch.isTerm ? (
      <Fragment key={stretch.start}>
        <MixedText text={stretch.text} /> <Latin text={latinTerm(stretch.text, latin)} />
      </Fragment>
    ) : (
      <AidedRuns key={stretch.start} text={stretch.text} latin={latin} />
    ),
  )
}

function AidedRuns({ text, latin }: { text: string; latin: ReadonlyMap<string, string> }) {
  return placed(koreanRuns(text)).map((run) =>
    run.korean ? (
      <Fragment key={run.start}>
        <span lang="ko">{run.text}</span>
        {latin.has(run.text) && ' '}
        <Latin text={latin.get(run.text)} />
      </Fragment>
    ) : (
      <Fragment key={run.start}>{run.text}</Fragment>
    ),
  )
}

/** Of a term such as 을/를; undefined if a part of it was not read. */
function latinTerm(term: string, latin: ReadonlyMap<string, string>): string | undefined {
  const runs = koreanRuns(term.replace(/[.,:;!?]+$/, ''))
  const parts = runs.map(({ text, korean }) => (korean ? latin.get(text) : text))
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined
}

export function Latin({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span lang="ko-Latn" className={styles.latin}>
      ({text})
    </span>
  )
}

/** The words of the Korean that was read; if that failed, a way to try again. */
export function WordHelp({ words: { read, tryAgain } }: { words: KoreanWordsRead }) {
  return (
    <>
      <WordList read={read} />
      {tryAgain && (
        <p className={styles.missing}>
          {latinCopy.failed} <Button onClick={tryAgain}>{latinCopy.again}</Button>
        </p>
      )}
    </>
  )
}

/** The words, each once, with what they mean. */
function WordList({ read }: { read: readonly ReadKorean[] }) {
  const words = new Map(read.flatMap(({ words: own }) => own.map((word) => [word.korean, word])))
  const known = [...words.values()].filter(({ english }) => english.length > 0)
  if (known.length === 0) return null
  return (
    <dl className={styles.words} aria-label="Words">
      {known.map(({ korean, romanization, english }) => (
        <div key={korean}>
          <dt>
            <span lang="ko">{korean}</span> <Latin text={romanization} />
          </dt>
          <dd>{english.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
