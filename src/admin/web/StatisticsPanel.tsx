import type { SiteStatistics } from '#admin/siteStatistics.ts'
import panel from '#admin/web/AdminPage.module.css'
import { adminCopy, statisticsShown } from '#admin/web/copy.ts'
import styles from '#admin/web/StatisticsPanel.module.css'
import { Panel } from '#design/web/Panel.tsx'

/** The site's statistics, with what each number counts and when it was counted. */
export function StatisticsPanel({ statistics }: { statistics: SiteStatistics }) {
  return (
    <Panel title={adminCopy.statistics}>
      <div className={panel.content}>
        <p className={panel.lead}>{adminCopy.countedAt(statistics.counted_at)}</p>
        <dl className={styles.figures}>
          {statisticsShown(statistics).map(({ name, counts, value }) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
                <span>{counts}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
