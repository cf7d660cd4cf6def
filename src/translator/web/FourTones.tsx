import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { placed } from '#kit/placed.ts'
import { ListenButton } from '#speech/web/ListenButton.tsx'
import { bareWord } from '#translator/bareWord.ts'
import { contrastStart } from '#translator/toneContrast.ts'
import type { GapText, Tone, ToneVersion } from '#translator/translation.ts'
import { koreanOnly } from '#translator/untranslated.ts'
import { copyToneLabel, listenToneLabel, tonesByDistance, words } from '#translator/web/copy.ts'
import { copyText } from '#translator/web/copyText.ts'
import styles from '#translator/web/FourTones.module.css'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import { ToneChip } from '#translator/web/ToneChip.tsx'

interface FourTonesProps {
  /** Null while loading. */
  tones: Record<Tone, ToneVersion> | null
  /** The clip URL of each tone. */
  audioUrls: Record<Tone, string | null> | null
  current: Tone
  gaps: readonly GapText[]
}

export function FourTones({ tones, audioUrls, current, gaps }: FourTonesProps) {
  return (
    <Panel title={words.fourTones} aside={words.fourTonesRemark}>
      <ol>
        {tonesByDistance.map((tone) => (
          <li key={tone} className={styles.row} aria-current={tone === current || undefined}>
            <ToneChip tone={tone} />
            {tones ? (
              <ToneRow tone={tone} tones={tones} audioUrl={audioUrls?.[tone] ?? null} gaps={gaps} />
            ) : (
              <WaitingRow />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

interface ToneRowProps {
  tone: Tone
  tones: Record<Tone, ToneVersion>
  audioUrl: string | null
  gaps: readonly GapText[]
}

function ToneRow({ tone, tones, audioUrl, gaps }: ToneRowProps) {
  const { text } = tones[tone]
  return (
    <>
      <p lang="ko" className={styles.text}>
        <MarkedVersion tone={tone} tones={tones} />
      </p>
      <ListenButton url={audioUrl} text={koreanOnly(text, gaps)} label={listenToneLabel(tone)} />
      <Button variant="icon" aria-label={copyToneLabel(tone)} onClick={() => copyText(text, gaps.length > 0)}>
        <Icon name="copy" />
      </Button>
    </>
  )
}

function MarkedVersion({ tone, tones }: { tone: Tone; tones: Record<Tone, ToneVersion> }) {
  const { text, words: pieces } = tones[tone]
  const others = tonesByDistance.filter((other) => other !== tone).map((other) => tones[other])
  if (pieces.length === 0) return <KoreanText text={text} />
  return placed(pieces).map((word) => {
    const start = contrastStart(word, others)
    const changed = bareWord(word.text.slice(start))
    return (
      <span key={word.start}>
        {word.start > 0 && ' '}
        <KoreanText text={word.text.slice(0, start)} />
        {changed && (
          <span className="changed">
            <KoreanText text={changed} />
          </span>
        )}
        {word.text.slice(start + changed.length)}
      </span>
    )
  })
}

function WaitingRow() {
  return (
    <div className={styles.text} aria-hidden="true">
      <Skeleton lines={1} />
    </div>
  )
}
