import { join } from 'node:path'

/**
 * Turns Playwright's JSON report into the shape of vitest's, so that one reader understands both.
 * @param {object} report the output of Playwright's `--reporter=json`
 * @returns {{ testResults: { name: string, status: string, assertionResults: object[] }[] }}
 */
export function browserReport(report) {
  const folder = report.config?.rootDir ?? ''
  const files = new Map()
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      const name = join(folder, spec.file ?? suite.file ?? '')
      if (!files.has(name)) files.set(name, [])
      for (const test of spec.tests ?? []) files.get(name).push(assertion(spec, test, titles))
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title])
  }
  // the outermost suites are files, whose titles do not belong to a test's name
  for (const file of report.suites ?? []) visit(file, [])

  const testResults = [...files].map(([name, assertionResults]) => ({
    name,
    status: assertionResults.some((one) => one.status === 'failed') ? 'failed' : 'passed',
    assertionResults,
  }))
  // errors outside of any test: a file or the configuration that cannot be loaded, a server that does not start
  for (const error of report.errors ?? []) {
    testResults.push({
      name: error.location?.file ?? 'browser tests',
      status: 'failed',
      message: error.message ?? 'unknown error',
      assertionResults: [],
    })
  }
  return { testResults }
}

function assertion(spec, test, titles) {
  const results = test.results ?? []
  const failureMessages = results.at(-1)?.errors?.map((error) => error.message ?? '') ?? []
  const status = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed'
  return {
    ancestorTitles: titles,
    title: spec.title,
    fullName: [...titles, spec.title].join(' '),
    status,
    duration: results.reduce((sum, result) => sum + (result.duration ?? 0), 0),
    failureMessages: status === 'failed' ? failureMessages : [],
  }
}

/**
 * Counts the tests of reports in vitest's shape. A file that failed without running a test counts as one failed test.
 * @param {readonly object[]} reports
 * @returns {{ passed: number, failed: number }} skipped tests count in neither
 */
export function totals(reports) {
  const sum = { passed: 0, failed: 0 }
  for (const file of reports.flatMap((report) => report.testResults ?? [])) {
    const statuses = file.assertionResults.map((one) => one.status)
    sum.passed += statuses.filter((status) => status === 'passed').length
    const failed = statuses.filter((status) => status === 'failed').length
    sum.failed += failed === 0 && file.status === 'failed' ? 1 : failed
  }
  return sum
}
