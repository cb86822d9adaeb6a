import { loadPack } from '@questwright/packs'
import type { PackState } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { knownNames, nameMeant } from '../src/names-in-scripts.ts'

const made = loadPack(
  {
    'package.json': JSON.stringify({ name: '@tester/fen', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
    'cards/reedfang.json': JSON.stringify({
      type: 'ally',
      sphere: 'lore',
      cost: 1,
      willpower: 1,
      attack: 1,
      defense: 1,
      hitPoints: 1,
      quantity: 1,
    }),
    'text/en.json': JSON.stringify({ cards: { reedfang: { title: 'Reedfang', text: 'Bites.' } } }),
  },
  rulebooks,
)
const state: PackState = {
  pack: 'fen',
  folder: 'fen',
  kind: 'own',
  problems: [],
  files: [{ path: 'cards/reedfang.json' }],
  hash: '',
  ...(made.bundle ? { bundle: made.bundle } : {}),
}

it('a name in a script is found by its slug in its own pack and by its code elsewhere', () => {
  expect(nameMeant(knownNames([state], 'fen'), 'reedfang', 'fen')).toMatchObject({ title: 'Reedfang' })
  expect(nameMeant(knownNames([state], 'fen'), 'fen:reedfang', 'fen')).toMatchObject({ title: 'Reedfang', path: 'cards/reedfang.json' })
  expect(nameMeant(knownNames([state], 'other'), 'reedfang', 'other')).toBeUndefined()
  expect(nameMeant(knownNames([state], 'other'), 'fen:reedfang', 'other')).toMatchObject({ kind: 'ally', text: 'Bites.' })
})
