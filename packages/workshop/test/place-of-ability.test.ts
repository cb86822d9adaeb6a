import { loadPack } from '@questwright/packs'
import { expect, it } from 'vitest'
import { placeOfAbility } from '../src/page/place-of-ability.ts'
import { rulebooks } from '../src/page/rulebooks.ts'

it('finds the line where an ability begins, for faults that have no stack', () => {
  const hero = { type: 'hero', sphere: 'lore', threatCost: 9, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
  const { bundle } = loadPack(
    {
      'package.json': JSON.stringify({ name: '@tester/lanterns', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
      'cards/ulla.json': JSON.stringify(hero),
      'cards/ulla.ts':
        "import { card, response, whenRevealed } from '@questwright/lcg'\n\nexport default card('ulla', [\n  whenRevealed(() => undefined),\n  response.after('entersPlay', { of: 'self' }, () => undefined),\n])\n",
    },
    rulebooks,
  )
  if (bundle === undefined) throw new Error('the pack does not load')
  expect(placeOfAbility('lanterns:ulla#after-enters-play', [bundle])).toEqual({ file: 'lanterns/cards/ulla.ts', line: 5 })
  expect(placeOfAbility('lanterns:ulla#when-revealed', [bundle])).toEqual({ file: 'lanterns/cards/ulla.ts', line: 4 })
  expect(placeOfAbility('lanterns:ulla#unheard-of', [bundle])).toEqual({ file: 'lanterns/cards/ulla.ts', line: 1 })
  expect(placeOfAbility('lanterns:nobody#action', [bundle])).toBeUndefined()
})
