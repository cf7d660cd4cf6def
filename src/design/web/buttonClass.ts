import styles from '#design/web/Button.module.css'

export interface ButtonLook {
  /** One primary per group; danger only confirms something destructive; icon needs an aria-label. */
  variant?: 'primary' | 'outline' | 'quiet' | 'icon' | 'danger' | undefined
  size?: 'large' | undefined
  /** Takes the whole width of its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

export function buttonClass({ variant = 'outline', size, wide, className }: ButtonLook): string {
  const classes = [styles.button, styles[variant], size && styles[size], wide && styles.wide, className]
  return classes.filter(Boolean).join(' ')
}
