import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { audioCopy } from '#match/web/copy.ts'
import styles from '#match/web/ListeningPlayer.module.css'

/** Half the speed would distort; this is slow and clear. */
const SLOW = 0.75

export interface PlayerHandle {
  play(): void
}

/** The recording of a listening question. Plays by itself where the browser lets it, and as often as is asked for. */
export function ListeningPlayer({ url, ref }: { url: string; ref: Ref<PlayerHandle> }) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [played, setPlayed] = useState(false)
  const [failed, setFailed] = useState(false)

  const play = useCallback((speed = 1) => {
    const recording = audio.current
    if (!recording) return
    recording.playbackRate = speed
    recording.currentTime = 0
    recording.play().then(
      () => setPlayed(true),
      // Before a first gesture browsers may refuse: the button is there.
      (error: unknown) => console.debug('the recording waits for a press', error),
    )
  }, [])

  useImperativeHandle(ref, () => ({ play }), [play])

  useEffect(() => {
    const recording = new Audio(url)
    recording.preload = 'auto'
    recording.addEventListener('error', () => setFailed(true))
    audio.current = recording
    play()
    return () => recording.pause()
  }, [url, play])

  return (
    <div className={styles.player}>
      <Button variant="primary" size="large" onClick={() => play()}>
        <Icon name="sound" />
        {played ? audioCopy.again : audioCopy.play}
      </Button>
      <Button onClick={() => play(SLOW)}>{audioCopy.slow}</Button>
      {failed && <p role="alert">{audioCopy.failed}</p>}
    </div>
  )
}
