/** What cards of the cooperative game print. Titles and texts are no facts. Source: LCG-ANATOMY-1, -2, -3. */
import type { Fact } from '@questwright/rulebook'

/** The spheres of the game: the four of the core set, neutral, and those of the two sagas. */
export const spheres = ['leadership', 'tactics', 'spirit', 'lore', 'neutral', 'fellowship', 'baggins'] as const

export const facts = {
  threatCost: { name: 'a threat cost', holds: 'printed', usual: 20, label: 'Threat cost', short: 'Cost', icon: 'threat', tone: 'threat' },
  cost: { name: 'a cost', holds: 'printed', usual: 12, label: 'Cost', icon: 'resource', tone: 'resource' },
  engagementCost: {
    name: 'an engagement cost',
    holds: 'printed',
    usual: 99,
    label: 'Engagement',
    short: 'Eng.',
    called: 'Engagement cost',
    icon: 'engagement',
    tone: 'engage',
  },
  threat: { name: 'threat', holds: 'printed', usual: 12, label: 'Threat', short: 'Thr.', icon: 'threat', tone: 'threat' },
  willpower: { name: 'willpower', holds: 'printed', usual: 10, label: 'Willpower', short: 'Will', icon: 'willpower', tone: 'willpower' },
  attack: { name: 'attack', holds: 'printed', usual: 20, label: 'Attack', short: 'Att.', icon: 'attack', tone: 'attack' },
  defense: { name: 'defense', holds: 'printed', usual: 12, label: 'Defense', short: 'Def.', icon: 'defense', tone: 'defense' },
  hitPoints: {
    name: 'hit points',
    holds: 'printed',
    least: 1,
    usual: 60,
    label: 'Hit points',
    short: 'Hp',
    icon: 'hitPoints',
    tone: 'health',
  },
  questPoints: {
    name: 'quest points',
    holds: 'printed',
    usual: 60,
    label: 'Quest points',
    short: 'Quest',
    icon: 'progress',
    tone: 'progress',
  },
  stage: { name: 'a stage number', holds: 'number', least: 1, usual: 9, label: 'Stage' },
  sphere: {
    name: 'a sphere',
    holds: 'slug',
    known: spheres,
    such: 'a lower case text such as "leadership" or "neutral"',
    label: 'Sphere',
  },
  encounterSet: {
    name: 'an encounter set',
    holds: 'slug',
    names: 'set',
    such: 'the slug of a set such as "spiders-of-mirkwood"',
    label: 'Encounter set',
  },
  encounterSets: {
    name: 'its encounter sets',
    holds: 'slugs',
    names: 'set',
    such: 'a list of slugs such as ["spiders-of-mirkwood"]',
    label: 'Encounter sets',
  },
  back: { name: 'its back', holds: 'one-of', words: ['player', 'encounter'], label: 'Back' },
  easyModeRemoves: { name: 'the copies that easy mode removes', holds: 'number', among: 'copies', label: 'Less in easy mode' },
  unique: { name: 'the unique mark', holds: 'flag', label: 'Unique' },
  shadow: {
    name: 'a shadow effect',
    holds: 'one-of',
    words: ['present'],
    such: '"present", or leave it out',
    label: 'Has a shadow effect',
    text: { field: 'shadow', label: 'Shadow' },
  },
  victory: { name: 'victory points', holds: 'number', called: 'Victory points', icon: 'victory', tone: 'resource' },
  octgnId: { name: 'the OCTGN id', holds: 'text', plays: 'no' },
  ringsdbCode: { name: 'the RingsDB code', holds: 'text', plays: 'no' },
} as const satisfies { readonly [fact: string]: Fact }
