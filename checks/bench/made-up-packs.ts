/** Makes packs of invented cards, of any size. The same arguments give the same files. */
const spheres = ['leadership', 'tactics', 'spirit', 'lore'] as const

/** The files of a pack with this many allies and enemies; every tenth card has a script. */
export function madeUpPack(
  name: string,
  cards: number,
  dependencies: { readonly [name: string]: string },
): { readonly [path: string]: string } {
  const files: { [path: string]: string } = {}
  const titles: { [slug: string]: { title: string; text?: string } } = {}
  const id = name.slice(name.indexOf('/') + 1)
  for (let index = 0; index < cards; index++) {
    const slug = `${id}-${index}`
    const isAlly = index % 2 === 0
    const stats = { attack: index % 4, defense: index % 3, hitPoints: 1 + (index % 5) }
    files[`cards/${slug}.json`] = json(
      isAlly
        ? { type: 'ally', sphere: spheres[index % 4], cost: index % 6, willpower: index % 3, ...stats }
        : { type: 'enemy', encounterSet: id, engagementCost: 10 + (index % 40), threat: 1 + (index % 4), ...stats },
    )
    titles[slug] = { title: `Wanderer ${index} of ${id}` }
    if (index % 10 === 1) {
      titles[slug] = { title: `Wanderer ${index} of ${id}`, text: '**Forced:** After it engages you, nothing happens.' }
      files[`cards/${slug}.ts`] =
        `import { card, forced } from '@questwright/lcg'\n\nexport default card('${slug}', [forced.after('engages', { of: 'self' }, () => {})])\n`
    }
  }
  return {
    'package.json': json({
      name,
      version: '1.0.0',
      license: 'CC0-1.0',
      description: `Made-up cards of ${id}.`,
      author: 'Ann Archer',
      questwright: { game: 'lcg', api: 1, status: 'draft' },
      dependencies,
    }),
    'README.md': `# ${id}\n`,
    'text/en.json': json({ cards: titles, keywords: {}, encounterSets: { [id]: { title: id } }, scenarios: {}, decks: {} }),
    ...files,
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
