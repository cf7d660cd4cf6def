import type { Tone } from '#translator/translation.ts'

/** A figure of one line and one dot: casual waves, the others bow, deeper for a farther listener. */
const bows: Record<Tone, { body: string; headX: number; headY: number }> = {
  casual: { body: 'M9 23V14V8.6', headX: 9, headY: 3.7 },
  polite: { body: 'M8 23V14L10.4 9.1', headX: 12.5, headY: 4.7 },
  formal: { body: 'M7 23V14L11.3 10.7', headX: 15.1, headY: 7.7 },
  business: { body: 'M6 23V14L11.3 13.2', headX: 16.2, headY: 12.6 },
}

interface ToneIconProps {
  tone: Tone
  /** Side in px. */
  size?: number
}

export function ToneIcon({ tone, size = 22 }: ToneIconProps) {
  const bow = bows[tone]
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={bow.body} strokeWidth={3.2} />
      {tone === 'casual' && <path d="M9 11.4h4.6L18 5.6" strokeWidth={2.8} />}
      <circle cx={bow.headX} cy={bow.headY} r={3.3} fill="currentColor" stroke="none" />
    </svg>
  )
}
