import { placed } from '#kit/placed.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { bareWord } from '#translator/bareWord.ts'
import type { TranslatedWord } from '#translator/translation.ts'
import styles from '#translator/web/Gloss.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'

/** One word taken apart, in place. */
export function Gloss({ id, word }: { id: string; word: TranslatedWord }) {
  return (
    <div id={id} role="note" aria-label="About this word" className={styles.gloss}>
      <p>
        <strong lang="ko">
          <KoreanText text={bareWord(word.text)} />
        </strong>{' '}
        <span className="muted">
          {bareWord(word.romanization)}{' '}
          {word.gloss && (
            <>
              “<MixedText text={word.gloss} />”
            </>
          )}
        </span>
      </p>
      {word.parts.length > 0 && (
        <dl className={styles.parts}>
          {placed(word.parts).map((part) => (
            <div key={`${part.start} ${part.meaning}`}>
              <dt lang="ko">{part.text}</dt>
              <dd>
                <MixedText text={part.meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
