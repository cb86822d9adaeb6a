import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { bounded } from './shell.mjs'

/** The priority that a program sees when it runs with these options. */
async function priorityOf(options: { readonly priority?: 'low' }): Promise<number> {
  let printed = ''
  const output = (text: string) => {
    printed += text
  }
  const source = "process.stdout.write(String(require('node:os').getPriority()))"
  expect(await bounded(process.execPath, ['--eval', source], { minutes: 1, output, ...options })).toBe(0)
  return Number(printed)
}

test('a stage with a low priority leaves the processors to the others; the exit code is that of its program', async () => {
  const own = getPriority()
  expect(await priorityOf({})).toBe(own)
  expect(await priorityOf({ priority: 'low' })).toBe(Math.min(own + 10, 19))
  expect(await bounded(process.execPath, ['--eval', 'process.exit(3)'], { minutes: 1, priority: 'low' })).toBe(3)
})
