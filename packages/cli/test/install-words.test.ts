/** The lines that `qw pack install` prints for each pack. The registry is tested in its own package. */
import { afterEach, expect, it, vi } from 'vitest'
import { runCommand } from '../src/commands.ts'
import { temporaryFolder } from './run.ts'

vi.mock('@questwright/registry', async (original) => ({
  ...(await original<object>()),
  installPacks: async () => ({
    changes: [
      { name: '@me/fen', from: '1.0.0', to: '1.1.0', registry: 'https://registry.example.org/', deprecated: 'take @me/moor instead' },
      { name: '@me/moor', from: undefined, to: '2.0.0', registry: 'https://registry.example.org/' },
    ],
    lock: { packs: { '@me/fen': { version: '1.1.0' }, '@me/moor': { version: '2.0.0' } } },
  }),
}))

afterEach(() => {
  delete process.env.QUESTWRIGHT_WORKSPACE
})

it('if the author deprecated a version, the report has the reason', async () => {
  process.env.QUESTWRIGHT_WORKSPACE = temporaryFolder()
  const [printed, noted]: [string[], string[]] = [[], []]
  const code = await runCommand(['pack', 'install', '@me/fen'], {
    way: 'text',
    print: (text) => void printed.push(text),
    note: (text) => void noted.push(text),
    json: () => {},
    wroteJson: () => false,
    input: process.stdin,
    progress: 'hidden',
  })
  expect(code).toBe(0)
  expect(printed).toEqual([
    expect.stringMatching(/^@me\/fen 1\.1\.0 is installed from .*registry\.example\.org.*, was 1\.0\.0\.$/),
    expect.stringMatching(/^@me\/moor 2\.0\.0 is installed from /),
  ])
  expect(noted).toEqual(['warning: @me/fen 1.1.0 is deprecated: take @me/moor instead'])
})
