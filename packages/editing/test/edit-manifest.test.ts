/** Changes of the package.json of a pack. */
import type { PackOutline } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { rangesFor, withDependencies, withPackName } from '../src/index.ts'

const manifest = {
  name: '@questwright/ford',
  version: '1.0.0',
  dependencies: { '@questwright/lcg-core-set': '^0.1.0', '@questwright/road': '^1.0.0' },
}
const text = JSON.stringify(manifest)
const renamed = (...[own, old, name]: readonly [string | undefined, string, string]) => {
  const changed = withPackName(text, own, old, name)
  return changed === undefined ? undefined : JSON.parse(changed)
}

it('a renamed pack has its new name, with the new scope, in its own package.json', () => {
  const changed = withPackName(JSON.stringify({ ...manifest, license: 'MIT' }), '@ann/ford', '@questwright/ford', '@ann/ford')
  expect(JSON.parse(changed ?? '')).toEqual({ ...manifest, license: 'MIT', name: '@ann/ford' })
  expect(changed?.endsWith('}\n')).toBe(true)
})

it('a pack that depends on a renamed pack has the new name at the same place of its dependencies; other packs are unchanged', () => {
  const after = renamed(undefined, '@questwright/road', '@ann/road')
  expect(after).toEqual({ ...manifest, dependencies: { '@questwright/lcg-core-set': '^0.1.0', '@ann/road': '^1.0.0' } })
  expect(Object.keys(after.dependencies)).toEqual(['@questwright/lcg-core-set', '@ann/road'])
  expect(renamed(undefined, '@questwright/elsewhere', '@ann/elsewhere')).toBeUndefined()
  expect(withPackName('{"name":"bare"}', undefined, 'x', 'y')).toBeUndefined()
  expect(() => withPackName('{', undefined, 'x', 'y')).toThrow(SyntaxError)
})

it('a dependency on a pack of the workspace is `workspace:*`, and on another pack a range that begins with its version', () => {
  const pack = (id: string) => ({ id, name: `@ann/${id}`, packVersion: '1.2.0' }) as PackOutline
  const ranges = rangesFor([pack('moor'), pack('peaks')], (id) => id === 'moor')
  expect(ranges).toEqual({ '@ann/moor': 'workspace:*', '@ann/peaks': '^1.2.0' })
  const changed = withDependencies(text, (now) => ({ ...now, ...ranges }))
  expect(JSON.parse(changed?.text ?? '')).toEqual({ ...manifest, dependencies: { ...manifest.dependencies, ...ranges } })
  expect(changed?.before).toEqual(manifest.dependencies)
  expect(withDependencies('{"name":"bare"}', () => ({}))?.before).toEqual({})
  expect(withDependencies('[]', () => ({}))).toBeUndefined()
})
