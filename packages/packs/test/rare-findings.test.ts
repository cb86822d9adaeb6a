/** Findings that authors cause seldom: each in a small pack, with its words. */
import { expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { rulebooks } from './games.ts'
import { ally, enemy, packWith, quest } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const json = JSON.stringify
const manifest = (more: object = {}): string =>
  json({ name: '@you/wet-meadows', version: '0.2.0', questwright: { game: 'lcg', api: 1, ...more } })
const removed = {
  'old-ferryman': { title: 'Old Ferryman', since: '0.2.0', replacedBy: 'ferryman' },
  'salt-pan': { title: 'Salt Pan', since: '0.2.0' },
  'mud-pan': { title: 'Mud Pan', since: '0.2.0', replacedBy: 'no-pan' },
}
const ferry = { quest: ['over-the-ferry'], encounterSets: ['wet-meadows'] }
/** Another pack, which depends on the packs that are listed. */
const other = (id: string, needs: readonly string[], files: PackFiles = {}): PackFiles => ({
  'package.json': json({
    name: `@you/${id}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: Object.fromEntries(needs.map((one) => [`@you/${one}`, '0.1.0'])),
  }),
  ...files,
})
const miller = { 'cards/miller.json': json(ally), 'text/en.json': json({ cards: { miller: { title: 'Miller' } } }) }
const scene = (...codes: readonly string[]): string =>
  `import { scene } from '@questwright/testkit'\nscene('he waits', { you: { hand: [${codes.map((one) => `'${one}'`).join(', ')}] }, at: 'planning' }, (t) => t.isAt('planning'))\n`
const system = "import { system } from '@questwright/lcg'\nexport default system('tides', [])\n"
const tides = {
  'systems/tides.json': json({
    counters: { tide: { about: 'How high the water is.', of: 'table', starts: 0 } },
  }),
  'systems/tides.ts': system,
  'text/en.json': json({ systems: { tides: { title: 'Tides', text: 'The water rises.' } } }),
}
const using = (path: string): PackFiles => ({
  'cards/miller.json': json(ally),
  'cards/miller.ts': `import { card } from '@questwright/lcg'\nimport tides from '${path}'\nexport default card('miller', tides === undefined ? [] : [])\n`,
  'text/en.json': json({ cards: { miller: { title: 'Miller' } } }),
})

/** Two more stages for the scenario of the pack, and its course over them. */
const stages = {
  'cards/quests/over-the-mud.json': json({ ...quest, stage: 2, number: 10 }),
  'cards/quests/over-the-moor.json': json({ ...quest, stage: 2, number: 11 }),
}
const course = ['over-the-ferry', 'over-the-mud', 'over-the-moor']

test.each<readonly [string, ...(readonly PackFiles[])]>([
  [
    'a number of a keyword that is not written as cards print it',
    packWith({
      'keywords/soggy.json': json({ number: 'required', reads: '+#' }),
      'cards/encounter/marsh-rat.json': json({ ...enemy, keywords: ['Soggy 2'] }),
    }),
  ],
  [
    'removed cards that a scenario names, with their replacement or without one',
    packWith({
      'package.json': manifest({ removed }),
      'scenarios/the-ferry.json': json({ ...ferry, quest: ['over-the-ferry', 'salt-pan', 'old-ferryman'] }),
    }),
  ],
  ['a removed card with a replacement that does not exist', packWith({ 'package.json': manifest({ removed }) })],
  [
    'a scenario that is played only in a mode that it does not define',
    packWith({ 'scenarios/the-ferry.json': json({ ...ferry, playedIn: ['nightmare'] }) }),
  ],
  [
    'a stage to which no way leads',
    packWith({
      ...stages,
      'scenarios/the-ferry.json': json({
        ...ferry,
        quest: course,
        branches: { 'over-the-ferry': { next: ['over-the-moor'], by: 'order' } },
      }),
    }),
  ],
  [
    'a card of a scenario that cannot be put among the rules',
    packWith({ 'scenarios/the-ferry.json': json({ ...ferry, card: 'ferryman' }) }),
  ],
  [
    'cards of a scene that come from a pack on which its pack does not depend, once for each pack',
    packWith({ 'cards/heroes/odo-miller.scene.ts': scene('mill:miller', 'mill:miller', 'mill:nobody', 'nowhere:miller') }),
    other('mill', [], miller),
  ],
  [
    'a use of a pack that itself depends on this pack',
    packWith({ 'scenarios/the-ferry.json': json({ ...ferry, quest: ['over-the-ferry', 'mill:miller'] }) }),
    other('mill', ['wet-meadows'], miller),
  ],
  ['an import of a system that is spelled wrongly', other('sea', [], tides), other('mill', ['sea'], using('@you/sea/systems/tide'))],
  ['an import of a system that has no similar name', other('sea', [], tides), other('mill', ['sea'], using('@you/sea/systems/moon'))],
  ['an import of a system from a pack without systems', other('sea', [], miller), other('mill', ['sea'], using('@you/sea/systems/moon'))],
])('the check of packs reports %s', (_, ...packs) => {
  const bundles = (packs as readonly PackFiles[]).flatMap((files) => loadPack(files, rulebooks).bundle ?? [])
  expect(bundles).toHaveLength(packs.length)
  // the watch over findings compares each of them with its recorded words
  expect(checkPacks(bundles, rulebooks)).not.toEqual([])
})
