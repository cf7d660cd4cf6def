import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import styles from '#design/web/PageIntro.module.css'

interface PageIntroProps {
  back: { href: string; label: string; inApp?: boolean }
  title: string
  lead: string
}

/** A link back, the page's title and its purpose, one below the other. */
export function PageIntro({ back: { label, ...link }, title, lead }: PageIntroProps) {
  return (
    <header className={styles.head}>
      <LinkButton variant="quiet" {...link} className={styles.back}>
        <Icon name="back" />
        {label}
      </LinkButton>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  )
}
