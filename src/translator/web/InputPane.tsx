import type { KeyboardEvent, Ref } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { TextArea } from '#design/web/TextArea.tsx'
import { showToast } from '#design/web/toastStore.ts'
import type { InputCount } from '#translator/inputCount.ts'
import { isAboutLength } from '#translator/translateFailure.ts'
import type { Tone } from '#translator/translation.ts'
import { failureSentence, toneNames, tonesByDistance, words } from '#translator/web/copy.ts'
import { FirstTexts } from '#translator/web/FirstTexts.tsx'
import { InputCounter } from '#translator/web/InputCounter.tsx'
import styles from '#translator/web/InputPane.module.css'
import { ToneIcon } from '#translator/web/ToneIcon.tsx'
import type { Workbench } from '#translator/workbench.ts'

interface InputPaneProps {
  bench: Workbench
  /** On a narrow screen the field is only as high as its text, to leave room for the result below. */
  compact: boolean
  inputRef: Ref<HTMLTextAreaElement>
  count: InputCount
  /** Characters left today, null when unlimited; undefined until known. */
  left: number | null | undefined
  onText: (text: string) => void
  onTone: (tone: Tone) => void
  /** Translates the input, or the given text in its place. */
  onTranslate: (text?: string) => void
  onClear: () => void
}

const segments = tonesByDistance.map((value) => ({
  value,
  label: toneNames[value],
  icon: <ToneIcon tone={value} />,
}))

export function InputPane(props: InputPaneProps) {
  const { bench, compact, inputRef, count, left, onText, onTone, onTranslate, onClear } = props

  function pressKey(event: KeyboardEvent) {
    const asks = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!asks || event.nativeEvent.isComposing) return
    event.preventDefault()
    onTranslate()
  }

  async function paste() {
    try {
      onText(await navigator.clipboard.readText())
    } catch {
      showToast('error', words.pasteBlocked)
    }
  }

  return (
    <form
      className={styles.pane}
      data-compact={(compact && bench.text.trim() !== '') || undefined}
      aria-label={words.inputLabel}
      onSubmit={(event) => {
        event.preventDefault()
        onTranslate()
      }}
    >
      <div className={styles.text}>
        <TextArea
          plain
          ref={inputRef}
          label={words.inputLabel}
          error={bench.failure?.kind === 'empty' ? failureSentence(bench.failure) : undefined}
          value={bench.text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={pressKey}
          placeholder={words.placeholder}
          lang="en"
          spellCheck
        />
        {bench.text === '' && (
          <div className={styles.first}>
            <FirstTexts onChoose={onTranslate} />
          </div>
        )}
      </div>
      <div className={styles.row}>
        <InputCounter count={count} left={left} limitsSaid={isAboutLength(bench.failure)} />
        <Button variant="icon" aria-label={words.paste} onClick={paste}>
          <Icon name="paste" />
        </Button>
        <Button variant="icon" aria-label={words.clear} onClick={onClear}>
          <Icon name="clear" />
        </Button>
      </div>
      <Segmented legend={words.tone} segments={segments} value={bench.tone} onChange={onTone} />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.translate}
        busy={bench.request !== null}
        busyLabel={words.translating}
      >
        {words.translate} <kbd className={styles.shortcut}>Ctrl ⏎</kbd>
      </Button>
    </form>
  )
}
