import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { NOT_IN_PLAN } from '#translator/bulk/bulkLimits.ts'
import styles from '#translator/web/BulkGate.module.css'
import { bulkWords } from '#translator/web/bulkCopy.ts'

export function BulkGate({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <Card className={styles.gate}>
      <p>{NOT_IN_PLAN}</p>
      <div className={styles.ways}>
        <LinkButton variant="primary" href="/pricing" inApp>
          {bulkWords.seePlans}
        </LinkButton>
        {isVisitor && (
          <LinkButton href="/auth" inApp>
            {bulkWords.signIn}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
