import { Icon } from '#design/web/Icon.tsx'
import { type IconName, iconPaths } from '#design/web/iconPaths.ts'
import { crumbsTo } from '#learn/crumbs.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import styles from '#learn/web/HubPageHead.module.css'
import { Breadcrumbs } from '#site/web/Breadcrumbs.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

interface HubPageHeadProps {
  page: LearningPage
  /** One or two sentences below the heading. */
  lead: string
}

export function HubPageHead({ page, lead }: HubPageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={crumbsTo(page, page.heading)} />
      <h1 className={styles.heading}>
        {isIconName(page.icon) && (
          <span className={styles.icon}>
            <Icon name={page.icon} size={28} />
          </span>
        )}
        <span>
          <MixedText text={page.heading} />
        </span>
      </h1>
      <p className={styles.lead}>
        <MixedText text={lead} />
      </p>
    </header>
  )
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}
