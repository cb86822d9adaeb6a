/**
 * Landscapes for pictures of scenarios, by the motifs of cards: ridges, plants on them, and water. All are paths in a field of 360 by 120 units.
 */
type Random = () => number

/** Draws a ridge from side to side. `level` is its y coordinate in the picture, `rise` the height of its hills. */
type Ridge = (level: number, rise: number, random: Random) => string
/** The path of a plant whose foot is at `x`, with this height. */
export type Plant = (x: number, height: number) => string

export interface Land {
  readonly far: Ridge
  readonly near: Ridge
  readonly plants: readonly Plant[]
  /** How many plants are side by side. */
  readonly dense: number
  /** The least height of the plants, and how much higher they can be. */
  readonly heights: readonly [number, number]
  /** `stream`: a stream winds through the land; `pools`: there are pools; `flood`: water covers the ground. */
  readonly water?: 'stream' | 'pools' | 'flood'
  /** One large landmark on the ridge. */
  readonly mark?: string
}

/** The y coordinate of the feet of plants. */
const ground = 98

const whole = Math.round

const hills: Ridge = (level, rise, random) => {
  const turn = () => whole(level - rise * random())
  return `M0 ${turn()}Q90 ${turn() - whole(rise)} 180 ${turn()}T360 ${turn()}V120H0Z`
}

const flats: Ridge = (level, rise, random) => {
  const turn = () => whole(level - (rise / 4) * random())
  return `M0 ${turn()}Q90 ${turn()} 180 ${turn()}T360 ${turn()}V120H0Z`
}

const peaks: Ridge = (level, rise, random) => {
  const points = Array.from(
    { length: 9 },
    (_, index) => `L${index * 45} ${whole(level - (index % 2) * rise * (0.8 + random()) - 6 * random())}`,
  )
  return `M0 120${points.join('')}V120Z`
}

const cliffs: Ridge = (level, rise, random) => {
  const steps = Array.from({ length: 6 }, () => `V${whole(level - rise * 1.5 * random())}h46l14 6`)
  return `M0 120${steps.join('')}V120Z`
}

const fir: Plant = (x, height) => {
  const [crown, skirt] = [whole(height * 0.55), whole(height * 0.45)]
  return `M${x} ${ground - height}l9 ${crown}h-4l7 ${skirt}h-24l7 -${skirt}h-4Z`
}

const leafTree: Plant = (x, height) => {
  const crown = whole(height * 0.36)
  return `M${x - 1} ${ground}v-${height - crown}a${crown} ${crown} 0 1 1 3 0v${height - crown}Z`
}

const bareTree: Plant = (x, height) =>
  `M${x - 2} ${ground}l1 -${whole(height * 0.6)}l-8 -${whole(height * 0.25)}l9 ${whole(height * 0.12)}l1 -${whole(height * 0.4)}l2 ${whole(height * 0.45)}l9 -${whole(height * 0.2)}l-8 ${whole(height * 0.34)}l1 ${whole(height * 0.45)}Z`

const reed: Plant = (x, height) =>
  `M${x} ${ground}q1 -${whole(height / 2)} 4 -${height}q1 ${whole(height / 2)} -1 ${height}ZM${x + 5} ${ground}q2 -${whole(height / 3)} 7 -${whole(height * 0.7)}q-2 ${whole(height / 3)} -4 ${whole(height * 0.7)}ZM${x - 5} ${ground}v-${height}h3v${whole(height * 0.3)}h-1v${whole(height * 0.7)}Z`

const stone: Plant = (x, height) => `M${x - 6} ${ground}l2 -${whole(height * 0.7)}l5 -4l5 5l1 ${whole(height * 0.7)}Z`

const house: Plant = (x, height) =>
  `M${x - 8} ${ground}v-${whole(height * 0.55)}l9 -${whole(height * 0.45)}l9 ${whole(height * 0.45)}v${whole(height * 0.55)}Z`

const column: Plant = (x, height) => `M${x - 4} ${ground}v-${height}l3 -3l2 3l3 -4v${height + 4}Z`

const flag: Plant = (x, height) => `M${x} ${ground}v-${height}l12 4l-10 4v${height - 8}Z`

const keep = 'M236 96V44h-6V30h8v6h7v-6h8v6h7v-6h8v14h-6v52ZM206 96V66h6v-5h6v5h6v-5h8v35ZM266 96V62h6v-5h6v5h6v-5h7v39Z'
const spire =
  'M238 96l-3 -38 -9 -5 -2 -15 8 6h5l3 -12 5 -22 5 22 3 12h5l8 -6 -2 15 -9 5 -3 38ZM204 96l9 -26 5 -16 5 16 8 26ZM272 96l7 -24 5 -14 5 14 8 24Z'
const cavern =
  'M180 97l8 -30 14 -8 6 -20 22 -9 20 4 18 -8 20 12 8 18 16 10 8 31h-44v-22q-4 -26 -26 -26t-26 26v22ZM229 97V66h3v31ZM239 97V56h3v41ZM248 97V53h3v44ZM258 97V56h3v41ZM268 97V66h3v31ZM224 76h52v3h-52Z'
const belfry = 'M238 98V50h-4l16 -28 16 28h-4v48ZM196 98V72l18 -20 18 20v26Z'

const wooded: Land = { far: hills, near: hills, plants: [fir, leafTree, fir], dense: 26, heights: [24, 32] }
const rocky: Land = { far: peaks, near: peaks, plants: [stone, fir], dense: 10, heights: [10, 16] }

const known: { readonly [motif: string]: Land } = {
  forest: wooded,
  wood: wooded,
  river: { far: hills, near: hills, plants: [fir, leafTree], dense: 12, heights: [12, 18], water: 'stream' },
  ford: { far: hills, near: hills, plants: [stone, reed], dense: 10, heights: [8, 12], water: 'stream' },
  marsh: { far: flats, near: flats, plants: [reed, reed, bareTree], dense: 22, heights: [12, 20], water: 'pools' },
  flooded: { far: flats, near: flats, plants: [house, column, reed], dense: 11, heights: [22, 22], water: 'flood', mark: belfry },
  mountain: rocky,
  hills: { far: hills, near: hills, plants: [leafTree, stone], dense: 8, heights: [10, 14] },
  road: { far: hills, near: hills, plants: [leafTree, fir], dense: 9, heights: [14, 16] },
  dungeon: { far: cliffs, near: cliffs, plants: [stone], dense: 10, heights: [8, 14], mark: cavern },
  tower: { far: hills, near: cliffs, plants: [stone, leafTree], dense: 8, heights: [10, 14], mark: keep },
  stronghold: { far: peaks, near: cliffs, plants: [bareTree, stone], dense: 10, heights: [10, 18], mark: spire },
  ruin: { far: hills, near: hills, plants: [column, stone, bareTree], dense: 13, heights: [16, 20] },
  gate: { far: hills, near: cliffs, plants: [column, stone], dense: 12, heights: [16, 18] },
  town: { far: hills, near: hills, plants: [house, house, leafTree], dense: 14, heights: [18, 16] },
  waste: { far: cliffs, near: flats, plants: [bareTree, stone], dense: 11, heights: [14, 20] },
  field: { far: hills, near: hills, plants: [flag, stone], dense: 12, heights: [16, 18] },
}

/** For a scenario none of whose cards shows a landscape: its code selects one of these. */
const others: readonly Land[] = [wooded, rocky, known.hills as Land, known.waste as Land, known.road as Land]

/** The landscape for a motif; undefined for a motif that is no landscape. */
export const landOf = (motif: string): Land | undefined => (Object.hasOwn(known, motif) ? known[motif] : undefined)

/**
 * The landscape of a picture, and a second one whose plants are mixed with those of the first.
 * @param shows motifs, the most frequent first
 */
export function landsOf(shows: readonly string[], random: Random): { readonly main: Land; readonly beside: Land | undefined } {
  const [main, ...more] = shows.flatMap((motif) => landOf(motif) ?? [])
  const drawn = others[Math.floor(random() * others.length)] as Land
  return { main: main ?? drawn, beside: more.find((land) => land !== main) }
}
