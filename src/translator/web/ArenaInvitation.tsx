import { LinkButton } from '#design/web/LinkButton.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import styles from '#translator/web/ArenaInvitation.module.css'
import { words } from '#translator/web/copy.ts'

/** For visitors. The style sheet hides it from signed-in users, so nothing moves. */
export function ArenaInvitation() {
  return (
    <aside className="signed-out" aria-label="Arena">
      <div className={styles.invitation}>
        <p>{words.invitation}</p>
        <LinkButton href={CREATE_ACCOUNT}>{words.join}</LinkButton>
      </div>
    </aside>
  )
}
