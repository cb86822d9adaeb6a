/** Which facts a form asks for, by card type. */
import { cardSchemas } from '@questwright/packs/browser'

export interface FactField {
  readonly fact: string
  readonly name: string
  readonly kind: 'printed' | 'count' | 'words' | 'keywords' | 'sets' | 'set' | 'sphere' | 'flag' | 'shadow' | 'back'
  /** One of the board's icons. */
  readonly icon?: string
  /** A short name over a narrow field. */
  readonly short?: string
}

const printed: readonly FactField[] = [
  { fact: 'threatCost', name: 'Threat cost', short: 'Cost', kind: 'printed', icon: 'threat' },
  { fact: 'cost', name: 'Cost', kind: 'printed', icon: 'resource' },
  { fact: 'engagementCost', name: 'Engagement', short: 'Eng.', kind: 'printed', icon: 'engagement' },
  { fact: 'threat', name: 'Threat', short: 'Thr.', kind: 'printed', icon: 'threat' },
  { fact: 'willpower', name: 'Willpower', short: 'Will', kind: 'printed', icon: 'willpower' },
  { fact: 'attack', name: 'Attack', short: 'Att.', kind: 'printed', icon: 'attack' },
  { fact: 'defense', name: 'Defense', short: 'Def.', kind: 'printed', icon: 'defense' },
  { fact: 'hitPoints', name: 'Hit points', short: 'Hp', kind: 'printed', icon: 'hitPoints' },
  { fact: 'questPoints', name: 'Quest points', short: 'Quest', kind: 'printed', icon: 'progress' },
  { fact: 'stage', name: 'Stage', kind: 'printed' },
]

const rest: readonly FactField[] = [
  { fact: 'sphere', name: 'Sphere', kind: 'sphere' },
  { fact: 'encounterSet', name: 'Encounter set', kind: 'set' },
  { fact: 'encounterSets', name: 'Encounter sets', kind: 'sets' },
  { fact: 'back', name: 'Back', kind: 'back' },
  { fact: 'traits', name: 'Traits', kind: 'words' },
  { fact: 'keywords', name: 'Keywords', kind: 'keywords' },
  { fact: 'quantity', name: 'Quantity', kind: 'count' },
  { fact: 'number', name: 'Number', kind: 'count' },
  { fact: 'easyModeRemoves', name: 'Less in easy mode', kind: 'count' },
  { fact: 'unique', name: 'Unique', kind: 'flag' },
  { fact: 'shadow', name: 'Has a shadow effect', kind: 'shadow' },
]

const shapeOf = (type: string): { readonly [fact: string]: unknown } =>
  Object.hasOwn(cardSchemas, type) ? cardSchemas[type as keyof typeof cardSchemas].shape : {}

/** The fields of a type, the numbers first; those of an unknown type are what every card may print. */
export function fieldsOf(type: string): readonly FactField[] {
  const shape = shapeOf(Object.hasOwn(cardSchemas, type) ? type : 'contract')
  return [...printed, ...rest].filter(({ fact }) => Object.hasOwn(shape, fact))
}

/** Types that have two sides wherever they are printed. */
const twoSided: readonly string[] = ['quest', 'contract', 'campaign', 'nightmare']

/** Whether a new card of the type begins with two sides. */
export function hasTwoSides(type: string): boolean {
  return twoSided.includes(type)
}

/** The numbers that one side of such a card may print. Quest cards print their points on a side and nowhere else. */
export function sideFieldsOf(type: string): readonly FactField[] {
  const shape = type === 'quest' ? { questPoints: true } : shapeOf(type)
  return printed.filter(({ fact }) => fact !== 'stage' && fact !== 'cost' && fact !== 'threatCost' && Object.hasOwn(shape, fact))
}

/** Whether the type can print a shadow effect. */
export function hasShadow(type: string): boolean {
  return Object.hasOwn(shapeOf(type), 'shadow')
}

/** Facts that no field of the form shows: they stay in the file, and the form says what they are. */
export function unshownFacts(facts: { readonly [fact: string]: unknown }, type: string): readonly string[] {
  const shown = new Set([...fieldsOf(type).map(({ fact }) => fact), 'type', 'sides', 'art'])
  return Object.keys(facts).filter((fact) => !shown.has(fact))
}
