// Adds up the test runners' reports and prints `N passed, N failed`. Plain JavaScript, so that it runs even if the installation failed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const EXPECTED = ['check.json', 'journeys.json']

const written = existsSync('reports') ? readdirSync('reports').filter((name) => name.endsWith('.json')) : []
const missing = EXPECTED.filter((name) => !written.includes(name))
for (const name of missing) console.error(`no report ${name}: that run did not finish`)

const reports = written.map((name) => JSON.parse(readFileSync(`reports/${name}`, 'utf8')))
const passed = sum(reports.map((report) => report.numPassedTests))
const failed = sum(reports.map((report) => report.numFailedTests + brokenSuites(report))) + missing.length
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** Suites that failed although none of their tests did, such as a set-up that threw. */
function brokenSuites({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
