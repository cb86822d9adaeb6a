import { expect, it } from 'vitest'
import { withName } from '../src/client/packs/give-scope.ts'

const manifest = {
  name: '@questwright/ford',
  version: '1.0.0',
  dependencies: { '@questwright/lcg-core-set': '^0.1.0', '@questwright/road': '^1.0.0' },
}

it('a pack under another scope has it in its name', () => {
  expect(withName({ ...manifest, license: 'MIT' }, '@ann/ford', '@questwright/ford', '@ann/ford')).toEqual({
    ...manifest,
    license: 'MIT',
    name: '@ann/ford',
  })
})

it('packs that depend on it name it so, in its place, and others stay as they are', () => {
  expect(withName(manifest, undefined, '@questwright/road', '@ann/road')).toEqual({
    ...manifest,
    dependencies: { '@questwright/lcg-core-set': '^0.1.0', '@ann/road': '^1.0.0' },
  })
  expect(withName(manifest, undefined, '@questwright/elsewhere', '@ann/elsewhere')).toBeUndefined()
  expect(withName({ name: 'bare' }, undefined, 'x', 'y')).toBeUndefined()
})
