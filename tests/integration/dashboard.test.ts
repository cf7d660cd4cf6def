import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
// These load every module that declares a meter.
import '#app/services.ts'
import '#app/site.ts'
import { DECLARED } from '#platform/server/meters/meter.ts'
import { declareProcessMeters } from '#platform/server/meters/processMeters.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; look: string }
}

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]
/** Labels that Prometheus adds. */
const FROM_PROMETHEUS = ['job', 'instance', 'le']

beforeAll(declareProcessMeters)

/** A histogram has three metrics. */
function meterOf(metric: string): string {
  return DECLARED.has(metric) ? metric : metric.replace(/_(bucket|sum|count)$/, '')
}

const metricsIn = (expression: string) => [...expression.matchAll(/\b(?:hanpan|process)_\w+/g)].map(([name]) => name)

describe('The alerts and the dashboard', () => {
  test.each(expressions)('%s: every metric exists', (_, expression) => {
    const metrics = metricsIn(expression)
    expect(metrics.filter((metric) => !DECLARED.has(meterOf(metric)))).toEqual([])
    expect(metrics.length > 0 || expression.startsWith('up{job="hanpan"}')).toBe(true)
  })

  test.each(expressions)('%s: every label has the value that is asked for', (_, expression) => {
    for (const [, metric = '', selectors = ''] of expression.matchAll(/\b((?:hanpan|process)_\w+)\{([^}]*)\}/g)) {
      const labels = DECLARED.get(meterOf(metric)) ?? {}
      for (const [, label = '', value = ''] of selectors.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)) {
        if (FROM_PROMETHEUS.includes(label)) continue
        const values = labels[label]
        expect(values, `${metric} has no label ${label}`).toBeDefined()
        if (typeof values === 'object') expect(values).toEqual(expect.arrayContaining(value.split('|')))
      }
    }
  })

  test.each(expressions)('%s: every label that is grouped by exists', (_, expression) => {
    const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, ?/))
    const known = [
      ...FROM_PROMETHEUS,
      ...metricsIn(expression).flatMap((it) => Object.keys(DECLARED.get(meterOf(it)) ?? {})),
    ]
    expect(grouped.filter((label) => !known.includes(label))).toEqual([])
  })

  test('show every meter of the server', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr).map(meterOf))))
    expect([...DECLARED.keys()].filter((name) => /^(hanpan|process)_/.test(name) && !shown.has(name))).toEqual([])
  })

  test('say what each alert means, and where to look first', () => {
    expect(rules.length).toBeGreaterThan(10)
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations).toEqual({ summary: expect.any(String), look: expect.any(String) })
    }
  })
})

/** What these may hold is in the code, but in no list. */
const OPEN_LABELS = ['limit', 'renderer', 'route']

test('A label without a list of values is one of those that hold a name from the code', () => {
  const open = [...DECLARED].flatMap(([name, labels]) =>
    Object.keys(labels).filter((label) => name.startsWith('hanpan_') && typeof labels[label] === 'number'),
  )
  expect([...new Set(open)].toSorted()).toEqual(OPEN_LABELS)
})
