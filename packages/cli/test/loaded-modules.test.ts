/** The modules that a command loads: the start time of `qw` grows with their number. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The modules inside the repository that `qw` loads, and what it prints. */
function loadedBy(...parts: readonly string[]): { readonly modules: readonly string[]; readonly printed: string } {
  const flags = ['--import', 'tsx', '--import', file('tell-loaded.mjs'), file('../src/main.ts')]
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...parts], { encoding: 'utf8', timeout: 120_000 })
  const root = new URL('../../../', import.meta.url).href
  const modules = stderr.split('\n').flatMap((line) => (line.startsWith(`loaded ${root}`) ? [line.slice(`loaded ${root}`.length)] : []))
  return { modules, printed: stdout }
}

it('qw --version loads no pack, no engine and no command', () => {
  const { modules, printed } = loadedBy('--version')
  expect(printed.trim()).toMatch(/^\d+\.\d+\.\d+$/)
  expect(modules).toContain('packages/cli/src/commands.ts')
  expect(modules.length).toBeLessThan(12)
}, 120_000)

it('qw check loads only the modules for checking: no reader of foreign files, no random play, no network', () => {
  const { modules, printed } = loadedBy('check', '--help')
  expect(printed).toContain('Usage: qw check [options] [packs...]')
  expect(modules).toContain('packages/workshop/src/check/check-packs.ts')
  const others = [
    /packages\/(interop|lcg-formats|tcg-formats)\//,
    /workshop\/src\/(fuzz|publish|scenes|simulate)\//,
    /registry\/src\/(connection|embedded|install)\.ts/,
  ]
  const libraries = /node_modules\/(@clack|cli-progress|tar|esbuild|playwright-core|intl-messageformat|make-fetch-happen|proper-lockfile)\//
  expect(modules.filter((module) => [...others, libraries].some((one) => one.test(module)))).toEqual([])
}, 120_000)
