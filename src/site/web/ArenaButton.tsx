import { LinkButton } from '#design/web/LinkButton.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'

interface ArenaButtonProps {
  label: string
  large?: boolean
}

/** Leads signed-in players to the Arena, and visitors to the form that creates an account. Has two links, of which the style sheet shows one. */
export function ArenaButton({ label, large = false }: ArenaButtonProps) {
  const size = large ? { size: 'large' as const } : {}
  return (
    <>
      <LinkButton variant="primary" {...size} href={CREATE_ACCOUNT} className="signed-out">
        {label}
      </LinkButton>
      <LinkButton variant="primary" {...size} href="/app" className="signed-in">
        {label}
      </LinkButton>
    </>
  )
}
