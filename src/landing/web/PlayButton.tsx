import { LinkButton } from '#design/web/LinkButton.tsx'

/** To the arena for who is signed in, to the sign-in page for who is not: two links, of which the style sheet shows one. */
export function PlayButton({ label }: { label: string }) {
  return (
    <>
      <LinkButton variant="primary" size="large" href="/auth" className="signed-out">
        {label}
      </LinkButton>
      <LinkButton variant="primary" size="large" href="/app" className="signed-in">
        {label}
      </LinkButton>
    </>
  )
}
