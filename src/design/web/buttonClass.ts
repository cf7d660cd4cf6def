import styles from '#design/web/Button.module.css'

export interface ButtonLook {
  /** Use one primary button per group, danger only to confirm something destructive, and icon only with an aria-label. */
  variant?: 'primary' | 'outline' | 'quiet' | 'icon' | 'danger' | undefined
  size?: 'large' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

export function buttonClass({ variant = 'outline', size, wide, className }: ButtonLook): string {
  const classes = [styles.button, styles[variant], size && styles[size], wide && styles.wide, className]
  return classes.filter(Boolean).join(' ')
}
