import { type ReactNode, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'

interface FileButtonProps {
  /** File name extensions and media types, as an input's `accept` lists them. */
  accept: string
  /** Also called when the same file is chosen again. */
  onFile: (file: File | undefined) => void
  children: ReactNode
}

/** A button that asks for a file. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={accept}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button onClick={() => chooser.current?.click()}>
        <Icon name="file" />
        {children}
      </Button>
    </>
  )
}
