import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const repository = new URL('..', import.meta.url).pathname

it('content/packs.json lists the packs that the program ships; any other pack counts as a pack of the user', () => {
  const files = execFileSync('git', ['ls-files', 'content/*/package.json'], { cwd: repository, encoding: 'utf8' }).trim().split('\n')
  const folders = files.map((file) => file.split('/')[1])
  expect(JSON.parse(readFileSync(`${repository}/content/packs.json`, 'utf8'))).toEqual([...folders].sort())
})
