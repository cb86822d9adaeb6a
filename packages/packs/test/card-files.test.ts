import { expect, it } from 'vitest'
import { codeOfFile, filesOfCard } from '../src/browser.ts'

it('finds the files of a card', () => {
  const pack = { files: [{ path: 'cards/heroes/ulla.json' }, { path: 'cards/heroes/ulla.ts' }] }
  expect(filesOfCard(pack, 'ulla')).toEqual({
    facts: 'cards/heroes/ulla.json',
    script: 'cards/heroes/ulla.ts',
    scene: undefined,
    newScript: 'cards/heroes/ulla.ts',
  })
  expect(filesOfCard(pack, 'nobody')).toBeUndefined()
})

it('finds the card to which a file belongs; a file that belongs to no card is opened by its path', () => {
  expect(codeOfFile('lanterns/cards/heroes/ulla.scene.ts')).toBe('lanterns:ulla')
  expect(codeOfFile('lanterns/lib/shared.ts')).toBe('lanterns/lib/shared.ts')
  expect(codeOfFile('lanterns/README.md')).toBeUndefined()
  expect(codeOfFile('lanterns/keywords/mired.ts')).toBe('lanterns/keywords/mired.ts')
})
