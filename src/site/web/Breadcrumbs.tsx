import type { Crumb } from '#site/jsonLd.ts'
import styles from '#site/web/Breadcrumbs.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** Links from the home page to this page, which comes last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">
                <MixedText text={name} />
              </span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
