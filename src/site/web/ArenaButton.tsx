import { LinkButton } from '#design/web/LinkButton.tsx'

interface ArenaButtonProps {
  label: string
  large?: boolean
}

/** Leads signed-in players to the Arena, and visitors to the sign-in page. Has two links, of which the style sheet shows one. */
export function ArenaButton({ label, large = false }: ArenaButtonProps) {
  const size = large ? { size: 'large' as const } : {}
  return (
    <>
      <LinkButton variant="primary" {...size} href="/auth" className="signed-out">
        {label}
      </LinkButton>
      <LinkButton variant="primary" {...size} href="/app" className="signed-in">
        {label}
      </LinkButton>
    </>
  )
}
