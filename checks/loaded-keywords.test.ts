import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TcgScript } from '../src/script.ts'
import { CLASSES, TYPES, UNLOADED_KEYWORDS, WORDS } from '../src/words.ts'

const folder = join(import.meta.dirname, '../../../content/tcg-keywords/keywords')
const slugs = (ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith('.scene.ts'))
    .map((name) => name.slice(0, -ending.length))

async function partsOf(slug: string): Promise<TcgScript['parts']> {
  const { default: script } = (await import(join(folder, `${slug}.ts`))) as { default: TcgScript }
  return script.parts
}

describe('the keywords of the game', () => {
  it.each(['ambush', 'archer', 'damage', 'defender', 'fierce', 'sanctuary', 'unhasty'])(
    '[TCG-KEY-LOADED-1] %s has rules',
    async (keyword) => {
      expect(slugs('.json')).toContain(keyword)
      expect(await partsOf(keyword)).not.toEqual([])
    },
  )

  it('[TCG-KEY-LOADED-1] types, classes and the Ring-bearer are words that texts may name', () => {
    expect(WORDS).toEqual(expect.arrayContaining([...TYPES, ...CLASSES, 'ring-bearer']))
  })

  it.each([
    ...['easterling', 'fortification', 'knight', 'machine', 'ranger', 'search', 'southron', 'spell', 'stealth', 'tale', 'tracker'],
    ...['valiant', 'villager', 'warg-rider', 'battleground', 'forest', 'marsh', 'mountain', 'plains', 'river', 'underground'],
  ])('[TCG-KEY-UNLOADED-1] %s has no rules, and texts may name it', (keyword) => {
    expect(slugs('.json')).toContain(keyword)
    expect(slugs('.ts')).not.toContain(keyword)
    expect(UNLOADED_KEYWORDS).toContain(keyword)
  })
})
