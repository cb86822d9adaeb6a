import { describe, expect, test } from 'vitest'
import { browserReport, totals } from './reports.mjs'

const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
  title,
  file: 'studio.spec.ts',
  tests: [
    {
      status,
      results: [
        { duration: 1, errors: [] },
        { duration: 2, errors },
      ],
    },
  ],
})

const playwright = {
  config: { rootDir: '/repository/checks/browser' },
  suites: [
    {
      title: 'studio.spec.ts',
      file: 'studio.spec.ts',
      specs: [spec('opens', 'expected'), spec('reloads', 'flaky')],
      suites: [{ title: 'table', specs: [spec('plays', 'unexpected', [{ message: 'no such card' }]), spec('waits', 'skipped')] }],
    },
  ],
  errors: [{ message: 'the server did not come up' }],
}

describe('browserReport', () => {
  test("gives Playwright's results the shape of vitest's", () => {
    const { testResults } = browserReport(playwright)
    expect(testResults).toHaveLength(2)
    expect(testResults[0]).toMatchObject({ name: '/repository/checks/browser/studio.spec.ts', status: 'failed' })
    expect(testResults[0]?.assertionResults).toEqual([
      { ancestorTitles: [], title: 'opens', fullName: 'opens', status: 'passed', duration: 3, failureMessages: [] },
      { ancestorTitles: [], title: 'reloads', fullName: 'reloads', status: 'passed', duration: 3, failureMessages: [] },
      {
        ancestorTitles: ['table'],
        title: 'plays',
        fullName: 'table plays',
        status: 'failed',
        duration: 3,
        failureMessages: ['no such card'],
      },
      { ancestorTitles: ['table'], title: 'waits', fullName: 'table waits', status: 'skipped', duration: 3, failureMessages: [] },
    ])
    expect(testResults[1]).toMatchObject({ status: 'failed', message: 'the server did not come up', assertionResults: [] })
  })
})

describe('totals', () => {
  test('counts tests, and a file that failed without a test as one', () => {
    expect(totals([browserReport(playwright), { testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }] }])).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  test('of no reports are zero', () => {
    expect(totals([])).toEqual({ passed: 0, failed: 0 })
  })
})
