import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { historyWords } from '#translator/web/copy.ts'

interface ClearHistoryDialogProps {
  open: boolean
  onClose: () => void
  onClear: () => void
}

export function ClearHistoryDialog({ open, onClose, onClear }: ClearHistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={historyWords.clearQuestion}
      actions={
        <>
          <Button onClick={onClose}>{historyWords.keep}</Button>
          <Button variant="danger" onClick={onClear}>
            {historyWords.clear}
          </Button>
        </>
      }
    >
      <p>{historyWords.clearWarning}</p>
    </Dialog>
  )
}
