import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { audioCopy } from '#match/web/copy.ts'
import styles from '#match/web/ListeningPlayer.module.css'
import { listeningSpeed, useListeningSpeed } from '#speech/web/listeningSpeed.ts'
import { silenceOthers, whenSilenced } from '#speech/web/oneVoice.ts'
import { SpeedButton } from '#speech/web/SpeedButton.tsx'

export interface PlayerHandle {
  play(): void
}

/**
 * Plays the clip of a listening question, never the browser's voice, so that both players hear the same. It starts automatically if
 * the browser allows that, and can be repeated.
 */
export function ListeningPlayer({ url, ref }: { url: string; ref: Ref<PlayerHandle> }) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [played, setPlayed] = useState(false)
  const [failed, setFailed] = useState(false)
  const [speed] = useListeningSpeed()

  const play = useCallback(() => {
    const clip = audio.current
    if (!clip) return
    // Set each time, because loading resets it. The pitch stays the same.
    clip.playbackRate = listeningSpeed()
    clip.currentTime = 0
    silenceOthers(clip)
    clip.play().then(
      () => setPlayed(true),
      // Browsers may refuse before the first gesture. Then the player presses the button.
      (error: unknown) => console.debug('the browser refused to start the clip', error),
    )
  }, [])

  useImperativeHandle(ref, () => ({ play }), [play])

  useEffect(() => {
    const clip = new Audio(url)
    clip.preload = 'auto'
    clip.addEventListener('error', () => setFailed(true))
    audio.current = clip
    const heedNoMore = whenSilenced(clip, () => clip.pause())
    play()
    return () => {
      heedNoMore()
      clip.pause()
    }
  }, [url, play])

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])

  return (
    <div className={styles.player}>
      <Button variant="primary" size="large" onClick={play}>
        <Icon name="sound" />
        {played ? audioCopy.again : audioCopy.play}
      </Button>
      <SpeedButton />
      {failed && <p role="alert">{audioCopy.failed}</p>}
    </div>
  )
}
