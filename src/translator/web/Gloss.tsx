import type { Ref } from 'react'
import { placed } from '#kit/placed.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { bareWord } from '#translator/bareWord.ts'
import type { TranslatedWord } from '#translator/translation.ts'
import { words } from '#translator/web/copy.ts'
import styles from '#translator/web/Gloss.module.css'
import { GuideLink } from '#translator/web/GuideLink.tsx'
import { KeepWord } from '#translator/web/KeepWord.tsx'
import { KoreanText } from '#translator/web/KoreanText.tsx'

/** One word taken apart. It stays in view, above the bars at the foot, while its sentence is on the screen. */
export function Gloss({ ref, id, word }: { ref: Ref<HTMLDivElement>; id: string; word: TranslatedWord }) {
  const { text, romanization, gloss, parts, pronunciation } = word
  return (
    <div ref={ref} id={id} role="note" aria-label={words.aboutWord} className={styles.gloss}>
      <p>
        <strong lang="ko">
          <KoreanText text={bareWord(text)} />
        </strong>{' '}
        {pronunciation && <span lang="ko">[{pronunciation}]</span>}{' '}
        <span className="muted">
          {bareWord(romanization)}{' '}
          {gloss && (
            <>
              “<MixedText text={gloss} />”
            </>
          )}
        </span>
      </p>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {placed(parts).map((part) => (
            <div key={`${part.start} ${part.meaning}`}>
              <dt lang="ko">{part.text}</dt>
              <dd>
                <MixedText text={part.meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Facts word={word} />
      {gloss && <KeepWord korean={word.lemma ?? bareWord(text)} english={gloss} />}
    </div>
  )
}

/** How the word sounds, what else the English word can mean, and what the tone changes in it. */
function Facts({ word: { sounds = [], senses = [], changes = [] } }: { word: TranslatedWord }) {
  if (sounds.length + senses.length + changes.length === 0) return null
  const guides = [...new Set(sounds.flatMap(({ guide }) => guide ?? []))]
  return (
    <dl className={styles.facts}>
      {sounds.length > 0 && (
        <div>
          <dt>{words.sound}</dt>
          <dd>
            <MixedText text={sounds.map(({ text }) => text).join(' ')} />{' '}
            {guides.map((guide) => (
              <span key={guide}>
                <GuideLink path={guide} />{' '}
              </span>
            ))}
          </dd>
        </div>
      )}
      {senses.length > 0 && (
        <div>
          <dt>{words.otherSenses}</dt>
          <dd>
            <ul className={styles.senses}>
              {senses.map(({ korean, hint }) => (
                <li key={korean}>
                  <span lang="ko">{korean}</span> ({hint})
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {changes.length > 0 && (
        <div>
          <dt>{words.tone}</dt>
          <dd>
            <MixedText text={changes.join('; ')} />
          </dd>
        </div>
      )}
    </dl>
  )
}
