import styles from '#identity/web/SecondStep.module.css'

/** Draws the server's SVG text, which the page's security policy allows neither as HTML nor as an image. Dark on light in either theme, because scanners need that. */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  const viewBox = /viewBox="([\d ]+)"/.exec(svg)?.[1]
  const path = / d="([^"]+)"/.exec(svg)?.[1]
  if (!viewBox || !path) return null
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className={styles.qr}>
      <path d={path} />
    </svg>
  )
}
