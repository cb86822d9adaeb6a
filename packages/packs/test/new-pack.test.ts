import { expect, test } from 'vitest'
import { filesOfNewPack } from '../src/new-pack.ts'
import { rulebook } from './games.ts'

test('a new pack has these files, with the packs on which it depends', () => {
  const versions = { 'core-set': { name: '@ann/core-set', version: '1.2.3' } }
  const files = filesOfNewPack('@ann/the-ford', 'The Ford', versions, rulebook)
  expect(
    Object.entries(files)
      .map(([path, text]) => `${path}:\n${text}`)
      .join('\n'),
  ).toMatchSnapshot()
})
