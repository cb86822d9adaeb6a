/** Generated pictures of cards: motifs come from traits and titles, colours from frames and encounter sets. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems } from '@questwright/rulebook'
import { describe, expect, it } from 'vitest'
import { isMotif, motifNames, shapesOf } from '../src/art/motifs.ts'
import { pictureOf } from '../src/art/picture.ts'
import { skyNames } from '../src/art/skies.ts'
import type { CatalogueCard } from '../src/catalogue.ts'
import { createCatalogue } from '../src/create-catalogue.ts'
import { skiesOfTones } from '../src/drawings.ts'
import './game-drawings.ts'

const content = new URL('../../../content/', import.meta.url)

function readPack(id: string) {
  const folder = new URL(`${id}/cards/`, content)
  const cards: { [slug: string]: { [fact: string]: unknown } } = {}
  let files: string[] = []
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    // a pack that contains only keywords has no cards
  }
  for (const file of files)
    if (file.endsWith('.json')) cards[basename(file, '.json')] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return { id, cards, text: {} }
}

const packs = readdirSync(content).map(readPack)
const catalogue = createCatalogue({ rulebook: lcgRulebook, packs })
const cardAt = (code: string): CatalogueCard => {
  const card = catalogue.card(code)
  if (!card) throw new Error(`${code} is gone`)
  return card
}
const drawn = (code: string) => pictureOf(lcgRulebook, cardAt(code), code, undefined)

describe('the picture of a card', () => {
  it.each([
    ['enemy', 'Spider', 'spider'],
    ['enemy', 'Troll', 'troll'],
    ['enemy', 'Orc', 'orc'],
    ['enemy', 'Goblin', 'goblin'],
    ['enemy', 'Wolf', 'wolf'],
    ['enemy', 'Warg', 'wolf'],
    ['enemy', 'Bat', 'bat'],
    ['enemy', 'Bird', 'raven'],
    ['enemy', 'Nazgûl', 'wraith'],
    ['enemy', 'Undead', 'undead'],
    ['location', 'Forest', 'forest wood'],
    ['location', 'River', 'river ford'],
    ['location', 'Riverland', 'river ford'],
    ['location', 'Mountain', 'mountain'],
    ['location', 'Dungeon', 'dungeon'],
    ['location', 'Marsh', 'marsh'],
    ['location', 'Marshland', 'marsh'],
    ['location', 'Flooded', 'flooded'],
    ['attachment', 'Weapon', 'sword spear'],
    ['attachment', 'Armor', 'armor'],
    ['attachment', 'Title', 'crown'],
    ['attachment', 'Item', 'lantern key boots'],
    ['event', 'Song', 'song'],
  ])('of a type %s with the trait %s shows one of: %s', (type, trait, motifs) => {
    const shown = Array.from({ length: 24 }, (_, number) => {
      const card = { code: 'made:up', title: 'Up', type, traits: [trait], number }
      return pictureOf(lcgRulebook, card, card.code, undefined).shape
    })
    expect([...new Set(shown)].sort()).toEqual(motifs.split(' ').sort())
  })

  it.each([
    ['hill-troll', 'troll'],
    ['goblin-sniper', 'goblin-archer'],
    ['wolf-rider', 'wolf-rider'],
    ['wargs', 'wolf'],
    ['black-forest-bats', 'bat'],
    ['eastern-crows', 'raven'],
    ['marsh-adder', 'snake'],
    ['hummerhorns', 'hornet'],
    ['king-spider', 'spider'],
    ['dol-guldur-orcs', 'orc'],
    ['misty-mountain-goblins', 'goblin'],
    ['nazgul-of-dol-guldur', 'wraith'],
    ['cavern-guardian', 'undead'],
    ['mountains-of-mirkwood', 'mountain'],
    ['gladden-fields', 'marsh'],
    ['tower-gate', 'dungeon'],
    ['necromancers-pass', 'stronghold'],
    ['the-brown-lands', 'waste'],
    ['gandalf', 'wizard'],
    ['beorn', 'bear'],
    ['gimli', 'dwarf-lord'],
    ['miner-of-the-iron-hills', 'miner'],
    ['dwarven-axe', 'axe'],
    ['blade-of-gondolin', 'sword'],
    ['citadel-plate', 'armor'],
    ['horn-of-gondor', 'horn'],
    ['celebrians-stone', 'gem'],
    ['steward-of-gondor', 'crown'],
    ['forest-snare', 'snare'],
    ['gandalfs-map', 'map'],
    ['shadow-key', 'key'],
    ['dungeon-torch', 'torch'],
    ['evil-storm', 'storm'],
    ['treacherous-fog', 'fog'],
    ['caught-in-a-web', 'web'],
    ['iron-shackles', 'chains'],
    ['rain-of-arrows', 'arrows'],
    ['blade-mastery', 'swords'],
    ['horseback-archer', 'rider'],
    ['sneak-attack', 'stealth'],
  ])('of %s shows %s', (slug, shape) => {
    expect(drawn(`lcg-core-set:${slug}`).shape).toBe(shape)
  })

  it('differs for each card of a starter deck, in its shape or its colours', () => {
    const decks = new URL('lcg-core-set/decks/', content)
    const files = readdirSync(decks)
    expect(files.length).toBeGreaterThanOrEqual(4)
    for (const file of files) {
      const { heroes, cards } = JSON.parse(readFileSync(new URL(file, decks), 'utf8'))
      const slugs: string[] = [...heroes, ...Object.keys(cards)]
      const seen = new Map<string, string>()
      const alike: string[] = []
      for (const slug of slugs) {
        const { shape, sky, turn } = drawn(`lcg-core-set:${slug}`)
        const look = `${shape} ${sky} ${turn}`
        if (seen.has(look)) alike.push(`${seen.get(look)} = ${slug} (${look})`)
        seen.set(look, slug)
      }
      expect(alike, file).toEqual([])
    }
  })

  it('has more than sixty shapes among the cards of all packs', () => {
    const codes = packs.flatMap(({ id, cards }) => Object.keys(cards).map((slug) => `${id}:${slug}`))
    const shapes = new Set(codes.map((code) => drawn(code).shape))
    expect(shapes.size).toBeGreaterThan(60)
  })

  it('has the colours of the sphere or the encounter set, and is the same each time', () => {
    expect(drawn('lcg-core-set:aragorn').sky).toBe(skiesOfTones.leadership)
    expect(drawn('lcg-core-set:legolas').sky).toBe(skiesOfTones.tactics)
    expect(drawn('lcg-core-set:gandalf').sky).toBe('ash')
    expect(drawn('lcg-core-set:forest-spider').sky).toBe(drawn('lcg-core-set:old-forest-road').sky)
    expect(drawn('lcg-against-the-shadow:blocking-wargs').shape).toBe('wolf')
    expect(drawn('lcg-core-set:wargs')).toEqual(drawn('lcg-core-set:wargs'))
    const card = cardAt('lcg-core-set:wargs')
    expect(pictureOf(lcgRulebook, { ...card, setSlug: 'other:wilderlands' }, card.code, undefined)).toEqual(drawn(card.code))
  })

  it('of a side with another type shows that type', () => {
    const card: CatalogueCard = {
      code: 'made:cave',
      title: 'Cave',
      type: 'location',
      traits: ['Dungeon'],
      sides: { B: { type: 'enemy', traits: ['Troll'] } },
    }
    expect(pictureOf(lcgRulebook, card, card.code, 'A').shape).toBe('dungeon')
    expect(pictureOf(lcgRulebook, card, card.code, 'B').shape).toBe('troll')
  })

  it('of a card of a pack is defined by its system first, then by the game', () => {
    const chapter = { game: 'lcg', pictures: { krakens: { traits: ['Kraken'], motifs: ['serpent'] } } }
    const card = { code: 'made:kraken', title: 'Kraken', type: 'enemy', traits: ['Creature', 'Kraken'] }
    expect(pictureOf(lcgRulebook, card, card.code, undefined).shape).toBe('beast')
    const rulebook = joinSystems(lcgRulebook, [{ chapter, file: 'systems/deep.json' }], 'the game')
    expect(pictureOf(rulebook, card, card.code, undefined).shape).toBe('serpent')
  })

  it('shows a place if the board knows none of the named motifs', () => {
    const rulebook = { ...lcgRulebook, pictures: { odd: { words: ['odd'], motifs: ['toString', 'no-such'] } } }
    expect(shapesOf('places')).toContain(pictureOf(rulebook, undefined, 'made:odd', undefined).shape)
    expect(shapesOf('places')).toContain(pictureOf(rulebook, undefined, 'made:unknown', undefined).shape)
  })
})

describe('the cooperative game', () => {
  it('has its motifs listed in the docs', () => {
    const page = readFileSync(new URL('../docs/card-types-and-pictures.md', content), 'utf8')
    for (const motif of motifNames()) expect(page, motif).toContain(`\`${motif}\``)
  })

  it('names motifs that the board has, and skies for the colours of its frames', () => {
    for (const [name, { motifs, traits = [], words = [] }] of Object.entries(lcgRulebook.pictures)) {
      for (const motif of motifs) expect(isMotif(motif), `${name}: ${motif}`).toBe(true)
      expect(traits.length + words.length, name).toBeGreaterThan(0)
    }
    for (const sky of Object.values(skiesOfTones)) expect(skyNames).toContain(sky)
  })
})
