import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { endingCopy } from '#match/web/copy.ts'

interface ResignDialogProps {
  open: boolean
  /** What resigning leads to. */
  consequence: string
  onClose: () => void
  onResign: () => void
}

export function ResignDialog({ open, consequence, onClose, onResign }: ResignDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={endingCopy.resignQuestion}
      actions={
        <>
          <Button onClick={onClose}>{endingCopy.keepPlaying}</Button>
          <Button variant="danger" onClick={onResign}>
            {endingCopy.resign}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
    </Dialog>
  )
}
