import { Fragment, useId, useRef, useState } from 'react'
import { placed } from '#kit/placed.ts'
import { bareWord } from '#translator/bareWord.ts'
import type { ToneVersion, TranslatedWord } from '#translator/translation.ts'
import { withShortGaps } from '#translator/untranslated.ts'
import { words } from '#translator/web/copy.ts'
import { Gloss } from '#translator/web/Gloss.tsx'
import styles from '#translator/web/KoreanSentence.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import { useEscape } from '#translator/web/useEscape.ts'
import { useGlossInView } from '#translator/web/useGlossInView.ts'

/** The translation under study: each word opens its gloss below, one at a time; Esc closes it and goes back to the word. */
export function KoreanSentence({ version }: { version: ToneVersion }) {
  const [openStart, setOpenStart] = useState<number | null>(isDictionaryWord(version) ? 0 : null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const gloss = useRef<HTMLDivElement>(null)
  const glossId = useId()
  const pieces = placed(version.words)
  const romanization = withShortGaps(version.romanization)
  const open = pieces.find((word) => word.start === openStart)

  useGlossInView(gloss, sentence, openStart)
  useEscape(open !== undefined, () => {
    sentence.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setOpenStart(null)
  })

  return (
    <>
      <p ref={sentence} lang="ko" className={styles.sentence}>
        {pieces.length === 0 && version.text}
        {pieces.map((word) => (
          <Fragment key={word.start}>
            {word.start > 0 && ' '}
            {hasNoGloss(word) ? (
              <KoreanText text={word.text} />
            ) : (
              <WordButton
                word={word}
                open={word === open}
                glossId={glossId}
                onPress={() => setOpenStart(word === open ? null : word.start)}
              />
            )}
          </Fragment>
        ))}
      </p>
      {romanization && <p className="muted">{romanization}</p>}
      {version.pronunciation && (
        <p className="muted">
          {words.pronounced} <span lang="ko">[{withShortGaps(version.pronunciation)}]</span>
        </p>
      )}
      {open && <Gloss ref={gloss} id={glossId} word={open} />}
    </>
  )
}

/** A single word with several senses: the gloss that lists them is what the reader wants. */
function isDictionaryWord({ words: all }: ToneVersion): boolean {
  return all.length === 1 && all[0]?.senses !== undefined
}

/** A stretch of several English words has no gloss, and neither has a Korean word that is not in the list. */
function hasNoGloss({ text, gloss, parts }: TranslatedWord): boolean {
  return text.includes(' ') || (gloss === '' && parts.length === 0)
}

interface WordButtonProps {
  word: TranslatedWord
  open: boolean
  glossId: string
  onPress: () => void
}

/** Punctuation after the word is not part of the button, but stays on its line. */
function WordButton({ word, open, glossId, onPress }: WordButtonProps) {
  const text = bareWord(word.text)
  return (
    <span className="together">
      <button
        type="button"
        className={styles.word}
        aria-expanded={open}
        aria-controls={open ? glossId : undefined}
        onClick={onPress}
      >
        <KoreanText text={text} />
      </button>
      {word.text.slice(text.length)}
    </span>
  )
}
