import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { bulkWords } from '#translator/web/bulkCopy.ts'

interface LeaveJobDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveJobDialog({ open, onStay, onLeave }: LeaveJobDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={bulkWords.leaveQuestion}
      actions={
        <>
          <Button onClick={onStay}>{bulkWords.stay}</Button>
          <Button variant="danger" onClick={onLeave}>
            {bulkWords.leave}
          </Button>
        </>
      }
    >
      <p>{bulkWords.leaveWarning}</p>
    </Dialog>
  )
}
