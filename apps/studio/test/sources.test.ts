import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFiles } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { sourcesHash } from '../scripts/sources.mjs'

let repository: string

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'questwright-sources-'))
  writeFiles(repository, {
    'pnpm-lock.yaml': 'lock',
    'tsconfig.base.json': '{}',
    'apps/studio/next.config.mjs': 'config',
    'apps/studio/src/app/page.tsx': 'page',
    'packages/kernel/src/index.ts': 'kernel',
    'packages/kernel/package.json': '{}',
  })
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

it.each([
  'pnpm-lock.yaml',
  'apps/studio/next.config.mjs',
  'apps/studio/src/app/page.tsx',
  'apps/studio/src/new/file.css',
  'packages/kernel/src/deep/new.ts',
])('a build is out of date after a change of %s', (path) => {
  const before = sourcesHash(repository)
  expect(sourcesHash(repository)).toBe(before)
  writeFiles(repository, { [path]: 'changed' })
  expect(sourcesHash(repository)).not.toBe(before)
})

it('content, tests and files that tools create require no new build', () => {
  const before = sourcesHash(repository)
  writeFiles(repository, {
    'content/pack/cards/x.ts': 'x',
    'apps/studio/test/x.test.ts': 'x',
    'apps/studio/.next/BUILD_ID': 'x',
    'apps/studio/next-env.d.ts': 'x',
    'apps/studio/tsconfig.tsbuildinfo': 'x',
    'packages/kernel/test/x.test.ts': 'x',
    'packages/kernel/node_modules/x/index.ts': 'x',
  })
  writeFileSync(join(repository, 'packages/kernel/src/.draft.ts'), 'x')
  expect(sourcesHash(repository)).toBe(before)
})
