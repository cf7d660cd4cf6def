import { type IconName, iconPaths } from '#design/web/iconPaths.ts'

interface IconProps {
  name: IconName
  /** Width and height in px. */
  size?: number
}

/** A decorative line icon. The control around it has the accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
