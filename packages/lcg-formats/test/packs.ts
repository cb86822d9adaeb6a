/** Packs for tests: the player cards of the Core Set by number, type, sphere and title, and two made-up packs. */

import { cardIndex } from '@questwright/interop/for-games'
import { loadPack, type PackBundle } from '@questwright/packs'
import { suggestSlug } from '@questwright/packs/browser'
import { rulebooks } from './games.ts'

const coreCards: readonly (readonly [number: number, type: 'hero' | 'ally' | 'attachment' | 'event', sphere: string, title: string])[] = [
  [1, 'hero', 'leadership', 'Aragorn'],
  [2, 'hero', 'leadership', 'Théodred'],
  [3, 'hero', 'leadership', 'Glóin'],
  [4, 'hero', 'tactics', 'Gimli'],
  [5, 'hero', 'tactics', 'Legolas'],
  [6, 'hero', 'tactics', 'Thalin'],
  [7, 'hero', 'spirit', 'Éowyn'],
  [8, 'hero', 'spirit', 'Eleanor'],
  [9, 'hero', 'spirit', 'Dúnhere'],
  [10, 'hero', 'lore', 'Denethor'],
  [11, 'hero', 'lore', 'Glorfindel'],
  [12, 'hero', 'lore', 'Beravor'],
  [13, 'ally', 'leadership', 'Guard of the Citadel'],
  [14, 'ally', 'leadership', 'Faramir'],
  [15, 'ally', 'leadership', 'Son of Arnor'],
  [16, 'ally', 'leadership', 'Snowbourn Scout'],
  [17, 'ally', 'leadership', 'Silverlode Archer'],
  [18, 'ally', 'leadership', 'Longbeard Orc Slayer'],
  [19, 'ally', 'leadership', 'Brok Ironfist'],
  [20, 'event', 'leadership', 'Ever Vigilant'],
  [21, 'event', 'leadership', 'Common Cause'],
  [22, 'event', 'leadership', 'For Gondor!'],
  [23, 'event', 'leadership', 'Sneak Attack'],
  [24, 'event', 'leadership', 'Valiant Sacrifice'],
  [25, 'event', 'leadership', 'Grim Resolve'],
  [26, 'attachment', 'leadership', 'Steward of Gondor'],
  [27, 'attachment', 'leadership', "Celebrían's Stone"],
  [28, 'ally', 'tactics', 'Veteran Axehand'],
  [29, 'ally', 'tactics', 'Gondorian Spearman'],
  [30, 'ally', 'tactics', 'Horseback Archer'],
  [31, 'ally', 'tactics', 'Beorn'],
  [32, 'event', 'tactics', 'Blade Mastery'],
  [33, 'event', 'tactics', 'Rain of Arrows'],
  [34, 'event', 'tactics', 'Feint'],
  [35, 'event', 'tactics', 'Quick Strike'],
  [36, 'event', 'tactics', 'Thicket of Spears'],
  [37, 'event', 'tactics', 'Swift Strike'],
  [38, 'event', 'tactics', 'Stand Together'],
  [39, 'attachment', 'tactics', 'Blade of Gondolin'],
  [40, 'attachment', 'tactics', 'Citadel Plate'],
  [41, 'attachment', 'tactics', 'Dwarven Axe'],
  [42, 'attachment', 'tactics', 'Horn of Gondor'],
  [43, 'ally', 'spirit', 'Wandering Took'],
  [44, 'ally', 'spirit', 'Lórien Guide'],
  [45, 'ally', 'spirit', 'Northern Tracker'],
  [46, 'event', 'spirit', "The Galadhrim's Greeting"],
  [47, 'event', 'spirit', 'Strength of Will'],
  [48, 'event', 'spirit', 'Hasty Stroke'],
  [49, 'event', 'spirit', 'Will of the West'],
  [50, 'event', 'spirit', 'A Test of Will'],
  [51, 'event', 'spirit', 'Stand and Fight'],
  [52, 'event', 'spirit', 'A Light in the Dark'],
  [53, 'event', 'spirit', 'Dwarven Tomb'],
  [54, 'event', 'spirit', 'Fortune or Fate'],
  [55, 'attachment', 'spirit', 'The Favor of the Lady'],
  [56, 'attachment', 'spirit', 'Power in the Earth'],
  [57, 'attachment', 'spirit', 'Unexpected Courage'],
  [58, 'ally', 'lore', 'Daughter of the Nimrodel'],
  [59, 'ally', 'lore', 'Erebor Hammersmith'],
  [60, 'ally', 'lore', 'Henamarth Riversong'],
  [61, 'ally', 'lore', 'Miner of the Iron Hills'],
  [62, 'ally', 'lore', 'Gléowine'],
  [63, 'event', 'lore', 'Lore of Imladris'],
  [64, 'event', 'lore', "Lórien's Wealth"],
  [65, 'event', 'lore', "Radagast's Cunning"],
  [66, 'event', 'lore', 'Secret Paths'],
  [67, 'event', 'lore', "Gandalf's Search"],
  [68, 'event', 'lore', "Beorn's Hospitality"],
  [69, 'attachment', 'lore', 'Forest Snare'],
  [70, 'attachment', 'lore', 'Protector of Lórien'],
  [71, 'attachment', 'lore', 'Dark Knowledge'],
  [72, 'attachment', 'lore', 'Self Preservation'],
  [73, 'ally', 'neutral', 'Gandalf'],
]

const fighting = { willpower: 1, attack: 1, defense: 1, hitPoints: 1 }

interface TestCard {
  readonly type: string
  readonly sphere: string
  readonly title: string
  readonly octgnId?: string
  readonly ringsdbCode?: string
}

/** A pack of cards with decks; the printed facts do not matter. */
function pack(id: string, cards: readonly TestCard[], decks: { readonly [slug: string]: unknown } = {}): PackBundle {
  const files: { [path: string]: string } = {
    'package.json': JSON.stringify({ name: `@questwright/${id}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
  }
  const titles: { [slug: string]: { title: string } } = {}
  for (const { title, ...facts } of cards) {
    const slug = suggestSlug(title)
    const cost = facts.type === 'hero' ? { threatCost: 9 } : { cost: 1 }
    const body = facts.type === 'hero' || facts.type === 'ally' ? fighting : {}
    files[`cards/${slug}.json`] = JSON.stringify({ ...facts, ...cost, ...body })
    titles[slug] = { title }
  }
  for (const [slug, deck] of Object.entries(decks)) files[`decks/${slug}.json`] = JSON.stringify(deck)
  files['text/en.json'] = JSON.stringify({
    cards: titles,
    decks: Object.fromEntries(Object.keys(decks).map((slug) => [slug, { title: slug }])),
  })
  const { bundle, problems } = loadPack(files, rulebooks)
  if (bundle === undefined) throw new Error(JSON.stringify(problems))
  return bundle
}

const three = (number: number): string => String(number).padStart(3, '0')

/** The OCTGN id of a card of the Core Set. */
export const coreId = (number: number): string => `51223bd0-ffd1-11df-a976-0801200c9${three(number)}`

const loreCards = Object.fromEntries(
  [3, 2, 1, 2, 2, 3, 2, 2, 2, 2, 1, 2, 2, 1, 2, 1].map((copies, at) => [suggestSlug(coreCards[57 + at]?.[3] ?? ''), copies]),
)

export const core = pack(
  'lcg-core-set',
  coreCards.map(([number, type, sphere, title]) => ({ type, sphere, title, octgnId: coreId(number), ringsdbCode: `01${three(number)}` })),
  { lore: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['glorfindel', 'denethor', 'beravor'], cards: loreCards } },
)

/** A pack of a fan: without ids, and with titles that other packs have too. */
const farHills = pack('far-hills', [
  { type: 'ally', sphere: 'lore', title: 'Faramir' },
  { type: 'ally', sphere: 'lore', title: 'Old Shepherd' },
  { type: 'hero', sphere: 'lore', title: 'Widow Maggot' },
  { type: 'attachment', sphere: 'neutral', title: 'Walking Stick' },
])

/** Another printing of a Core Set title, with an id and a number of its own. */
const saga = pack('lcg-over-hill-and-under-hill', [
  { type: 'ally', sphere: 'neutral', title: 'Gandalf', octgnId: 'aaaaaaaa-0000-4000-8000-000000000001', ringsdbCode: '131005' },
])

export const coreIndex = cardIndex([core], rulebooks)
export const wholeIndex = cardIndex([saga, farHills, core], rulebooks)
export const emptyIndex = cardIndex([], rulebooks)
