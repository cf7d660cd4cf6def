import { type FormEvent, useState } from 'react'
import type { AccountsResponse, FoundAccount } from '#admin/foundAccount.ts'
import styles from '#admin/web/AccountsPanel.module.css'
import panel from '#admin/web/AdminPage.module.css'
import { accountFacts, accountsCopy as copy } from '#admin/web/accountsCopy.ts'
import { Badge } from '#design/web/Badge.tsx'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { callFunction } from '#platform/web/callFunction.ts'

const LEAST = 3

/** Finds accounts by email address, each with its plan and what the payment provider has told. */
export function AccountsPanel() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'short' | AccountsResponse>('idle')

  async function find(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy') return
    if (email.trim().length < LEAST) return setState('short')
    setState('busy')
    setState(
      await callFunction<AccountsResponse>('admin-accounts', { email }).catch((error: unknown) => {
        console.error('finding accounts', error)
        return 'failed' as const
      }),
    )
  }

  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        <p className={panel.lead}>{copy.lead}</p>
        <search>
          <form className={styles.form} noValidate onSubmit={find}>
            <TextField
              label={copy.field}
              hint={state === 'short' ? undefined : copy.hint}
              error={state === 'short' ? copy.hint : undefined}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={254}
            />
            <Button variant="primary" type="submit" busy={state === 'busy'} busyLabel={copy.finding}>
              {copy.find}
            </Button>
          </form>
        </search>
        <output>{outcomeOf(state)}</output>
        {typeof state === 'object' && <Accounts accounts={state.accounts} />}
      </div>
    </Panel>
  )
}

function outcomeOf(state: 'idle' | 'busy' | 'failed' | 'short' | AccountsResponse): string {
  if (typeof state === 'object') return copy.found(state.accounts.length)
  return state === 'failed' ? copy.failed : ''
}

function Accounts({ accounts }: { accounts: readonly FoundAccount[] }) {
  useKoreanFonts(accounts.map(({ name }) => name).join())
  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => (
        <li key={account.id}>
          <h3>
            {account.email} <Badge strong={account.plan !== 'Free'}>{account.plan}</Badge>{' '}
            {account.admin && <Badge>Admin</Badge>}
          </h3>
          <dl>
            {accountFacts(account).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
