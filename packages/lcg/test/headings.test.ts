/** Long menus of the ability builder are grouped by headings: an entry without a heading is last, where it is hard to find. */
import { expect, test } from 'vitest'
import { conditionsUnder, effectsUnder, eventsUnder } from '../src/rulebook/abilities/headings.ts'
import { abilityMenus } from '../src/rulebook/abilities/index.ts'

test.each([
  ['effects', effectsUnder],
  ['conditions', conditionsUnder],
  ['events', eventsUnder],
] as const)('each offered entry of %s has exactly one heading, and every name under a heading is known', (menu, under) => {
  const entries: { readonly [id: string]: { readonly heading?: string; readonly offer?: string } } = abilityMenus[menu] ?? {}
  const offered = Object.entries(entries).filter(([, { offer }]) => offer !== 'read')
  expect(offered.filter(([, { heading }]) => heading === undefined).map(([id]) => id)).toEqual([])
  const listed = Object.values(under).flat()
  expect(listed.filter((id, i) => !Object.hasOwn(entries, id) || listed.indexOf(id) !== i)).toEqual([])
  for (const heading of Object.keys(under)) expect(abilityMenus.headings).toHaveProperty(heading)
})
