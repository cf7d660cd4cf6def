import type { SiteStatistics } from '#admin/siteStatistics.ts'
import { AccountsPanel } from '#admin/web/AccountsPanel.tsx'
import styles from '#admin/web/AdminPage.module.css'
import { ContentManagement } from '#admin/web/ContentManagement.tsx'
import { adminCopy } from '#admin/web/copy.ts'
import { DaysPanel } from '#admin/web/DaysPanel.tsx'
import { FairnessPanel } from '#admin/web/FairnessPanel.tsx'
import { HoldsPanel } from '#admin/web/HoldsPanel.tsx'
import { PagesPanel } from '#admin/web/PagesPanel.tsx'
import { RecordPanel } from '#admin/web/RecordPanel.tsx'
import { StatisticsPanel } from '#admin/web/StatisticsPanel.tsx'
import { Spinner } from '#design/web/Spinner.tsx'

export function AdminPage({ statistics }: { statistics: SiteStatistics }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>{adminCopy.title}</h1>
      <ContentManagement />
      <PagesPanel />
      <StatisticsPanel statistics={statistics} />
      <DaysPanel />
      <AccountsPanel />
      <HoldsPanel />
      <FairnessPanel />
      <RecordPanel />
    </main>
  )
}

/** Shown until the server has confirmed that the user is an admin. */
export function AdminShell() {
  return (
    <main id="main" className={`page ${styles.shell}`}>
      <Spinner label={adminCopy.checking} />
    </main>
  )
}
