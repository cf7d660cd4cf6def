import { expect, test } from 'vitest'
import { styleViolations } from './styleClasses.ts'

const MODULE = 'match/web/Clock.module.css'

function violationsOf(component: string, css: string): string[] {
  const text = `import styles from '#${MODULE}'\n${component}`
  return styleViolations([{ path: 'match/web/Clock.tsx', text }], [{ path: MODULE, text: css }])
}

test('a class that a component uses but its module does not define is reported', () => {
  expect(violationsOf('styles.clock styles.hand', '.clock { gap: 1.5rem; }')).toEqual([
    'match/web/Clock.tsx: match/web/Clock.module.css has no class hand',
  ])
})

test('a class that no component uses is reported', () => {
  expect(violationsOf('styles.clock', '.clock { & .hand { top: 0; } }')).toEqual([
    'match/web/Clock.module.css: no component uses hand',
  ])
})

test('when classes are chosen by a value, none is reported as unused', () => {
  expect(violationsOf('styles[look]', '.right { top: 0; } .wrong { top: 0; }')).toEqual([])
})

test('nothing is reported when component and module match', () => {
  const css =
    '@layer page { ol.clock > .hand:hover, .face { color: red; } /* .gone { */ @media (width <= 45.5rem) { .face { top: 0; } } }'
  expect(violationsOf('[styles.clock, styles.hand, styles.face]', css)).toEqual([])
})
