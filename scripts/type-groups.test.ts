import { expect, it } from 'vitest'
import { packagesWithTypes, typeGroups } from './type-groups.mjs'

it('checks the types of each package in exactly one group', () => {
  const folders = packagesWithTypes().map(({ folder }) => folder)
  expect(folders).toContain('packages/kernel')
  expect(folders).toContain('content/lcg-core-set')
  expect(
    typeGroups()
      .flatMap((group) => group.folders)
      .sort(),
  ).toEqual(folders)
})

it('checks a game alone, since the names that it adds to the kernel contradict those of other games', () => {
  for (const game of ['packages/duel', 'packages/lcg', 'packages/tcg'])
    expect(typeGroups().find(({ folders }) => folders.includes(game))?.folders).toEqual([game])
})
