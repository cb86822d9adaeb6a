/** Made-up cards as a table of DragnCards: what an import of a whole collection is measured with. Same number, same table. */
const columns = [
  'databaseId',
  'name',
  'imageUrl',
  'cardBack',
  'type',
  'packName',
  'deckbuilderQuantity',
  'numberInPack',
  'encounterSet',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'side',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'text',
] as const

const first = [
  'Grey',
  'Amber',
  'Silent',
  'Hollow',
  'Northern',
  'Broken',
  'Lantern',
  'Winter',
  'Salt',
  'Copper',
  'Windy',
  'Drowned',
  'Merry',
]
const second = ['Warden', 'Ferry', 'Beacon', 'Orchard', 'Rider', 'Gate', 'Mill', 'Harper', 'Fen', 'Tower', 'Hound', 'Bridge', 'Keeper']
const traits = ['Archer.', 'Ranger.', 'Scout.', 'Wetland.', 'Beast.', 'Signal.', 'Craft.']
const spheres = ['Leadership', 'Tactics', 'Spirit', 'Lore', 'Neutral']
const types = ['Ally', 'Attachment', 'Event', 'Enemy', 'Location', 'Treachery'] as const

/** Numbers from 0 to 1 that a seed fixes (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The table of one pack. @param seed another one gives other cards with other ids */
export function madeUpTable(cards: number, seed: number): string {
  const chance = chances(seed)
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value
  const rows = Array.from({ length: cards }, (_, index): Partial<Record<(typeof columns)[number], string | number>> => {
    const type = types[index % types.length] as (typeof types)[number]
    const isPlayer = type === 'Ally' || type === 'Attachment' || type === 'Event'
    const fights = type === 'Ally' || type === 'Enemy'
    return {
      databaseId: `${hex(seed, 8)}-0000-4000-8000-${hex(index + 1, 12)}`,
      name: `${oneOf(first)} ${oneOf(second)} ${seed}-${index + 1}`,
      cardBack: isPlayer ? 'player' : 'encounter',
      type,
      packName: `Made up ${seed}`,
      deckbuilderQuantity: 1 + upTo(2),
      numberInPack: index + 1,
      side: 'A',
      traits: `${oneOf(traits)} ${oneOf(traits)}`,
      text: 'Action: Exhaust it to look at the top card of your deck. Then, shuffle it.',
      ...(isPlayer ? { sphere: oneOf(spheres), cost: upTo(5) } : { encounterSet: `Made up ${seed}` }),
      ...(fights ? { attack: upTo(4), defense: upTo(3), hitPoints: 1 + upTo(5) } : {}),
      ...(type === 'Ally' ? { willpower: upTo(3) } : {}),
      ...(type === 'Enemy' ? { engagementCost: 10 + upTo(40), threat: 1 + upTo(4) } : {}),
      ...(type === 'Location' ? { threat: 1 + upTo(4), questPoints: 1 + upTo(7) } : {}),
    }
  })
  return `${[columns.join('\t'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'))].join('\n')}\n`
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
