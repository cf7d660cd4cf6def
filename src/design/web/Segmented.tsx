import { type ReactNode, useId } from 'react'
import styles from '#design/web/Segmented.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

interface SegmentedProps<Value extends string> {
  legend: string
  legendHidden?: boolean
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of two to five short choices: native radios, so arrows move and Tab leaves. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden = false, segments, value, onChange, disabled = false } = props
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={legendHidden ? 'vh' : styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
