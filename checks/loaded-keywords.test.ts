import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, it } from 'vitest'

/** The keywords of the trading card game: the loaded ones have rules, and the others are words that texts may name. */

const folder = join(import.meta.dirname, '../content/tcg-keywords/keywords')
const words = rulebooks.tcg?.cardWords

const slugs = (ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith('.scene.ts'))
    .map((name) => name.slice(0, -ending.length))

async function partsOf(keyword: string): Promise<readonly unknown[]> {
  const { default: script } = (await import(join(folder, `${keyword}.ts`))) as { default: { readonly parts: readonly unknown[] } }
  return script.parts
}

describe('the keywords of the trading card game', () => {
  it.each(['ambush', 'archer', 'damage', 'defender', 'fierce', 'sanctuary', 'unhasty'])(
    '[TCG-KEY-LOADED-1] %s has rules',
    async (keyword) => {
      expect(slugs('.json')).toContain(keyword)
      expect(await partsOf(keyword)).not.toEqual([])
    },
  )

  it('[TCG-KEY-LOADED-1] types, classes and the Ring-bearer are words that texts may name', () => {
    const loaded = [
      ...['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event', 'site', 'ring', 'ring-bearer'],
      ...['armor', 'cloak', 'hand-weapon', 'helm', 'mount', 'ranged-weapon', 'shield', 'staff'],
    ]
    expect(words).toEqual(expect.arrayContaining(loaded))
  })

  it.each([
    ...['easterling', 'fortification', 'knight', 'machine', 'ranger', 'search', 'southron', 'spell', 'stealth', 'tale', 'tracker'],
    ...['valiant', 'villager', 'warg-rider', 'battleground', 'forest', 'marsh', 'mountain', 'plains', 'river', 'underground'],
  ])('[TCG-KEY-UNLOADED-1] %s has no rules, and texts may name it', (keyword) => {
    expect(slugs('.json')).toContain(keyword)
    expect(slugs('.ts')).not.toContain(keyword)
    expect(words).toContain(keyword)
  })
})
