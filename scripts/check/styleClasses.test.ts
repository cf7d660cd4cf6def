import { expect, test } from 'vitest'
import { styleComplaints } from './styleClasses.ts'

const MODULE = 'match/web/Clock.module.css'

function complaintsOn(component: string, css: string): string[] {
  const text = `import styles from '#${MODULE}'\n${component}`
  return styleComplaints([{ path: 'match/web/Clock.tsx', text }], [{ path: MODULE, text: css }])
}

test('a class that the component names and the module lacks is named', () => {
  expect(complaintsOn('styles.clock styles.hand', '.clock { gap: 1.5rem; }')).toEqual([
    'match/web/Clock.tsx: match/web/Clock.module.css has no class hand',
  ])
})

test('a class that nobody uses is named', () => {
  expect(complaintsOn('styles.clock', '.clock { & .hand { top: 0; } }')).toEqual([
    'match/web/Clock.module.css: nobody uses hand',
  ])
})

test('classes that are chosen by a value may all be used', () => {
  expect(complaintsOn('styles[look]', '.right { top: 0; } .wrong { top: 0; }')).toEqual([])
})

test('what belongs together is not complained of', () => {
  const css =
    '@layer page { .clock > .hand:hover, .face { color: red; } /* .gone { */ @media (width <= 45.5rem) { .face { top: 0; } } }'
  expect(complaintsOn('[styles.clock, styles.hand, styles.face]', css)).toEqual([])
})
