/** Which facts a form asks for, by card type. */
export interface FactField {
  readonly fact: string
  readonly name: string
  readonly kind: 'printed' | 'words' | 'slug' | 'sphere' | 'flag' | 'shadow'
}

const numbers: { readonly [fact: string]: string } = {
  threatCost: 'Threat cost',
  cost: 'Cost',
  engagementCost: 'Engagement',
  threat: 'Threat',
  willpower: 'Willpower',
  attack: 'Attack',
  defense: 'Defense',
  hitPoints: 'Hit points',
  questPoints: 'Quest points',
  stage: 'Stage',
}

const printedBy: { readonly [type: string]: readonly string[] } = {
  hero: ['threatCost', 'willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['cost', 'willpower', 'attack', 'defense', 'hitPoints'],
  attachment: ['cost'],
  event: ['cost'],
  enemy: ['engagementCost', 'threat', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
  treachery: [],
  objective: [],
  quest: ['stage'],
}

const printed = (fact: string, name: string): FactField => ({ fact, name, kind: 'printed' })

/** The fields of a type, the numbers first; those of an unknown type are the common ones. */
export function fieldsOf(type: string): readonly FactField[] {
  const isPlayer = ['hero', 'ally', 'attachment', 'event'].includes(type)
  const isEncounter = ['enemy', 'location', 'treachery', 'objective'].includes(type)
  return [
    ...(printedBy[type] ?? []).map((fact) => printed(fact, numbers[fact] ?? fact)),
    ...(isPlayer ? [{ fact: 'sphere', name: 'Sphere', kind: 'sphere' } as const] : []),
    ...(isEncounter ? [{ fact: 'encounterSet', name: 'Encounter set', kind: 'slug' } as const] : []),
    ...(type === 'quest' ? [{ fact: 'encounterSets', name: 'Encounter sets', kind: 'words' } as const] : []),
    { fact: 'traits', name: 'Traits', kind: 'words' },
    { fact: 'keywords', name: 'Keywords', kind: 'words' },
    printed('victory', 'Victory points'),
    printed('quantity', 'Copies'),
    printed('number', 'Number in the set'),
    ...(isEncounter
      ? [printed('easyModeRemoves', 'Copies out in easy mode'), { fact: 'shadow', name: 'Has a shadow effect', kind: 'shadow' } as const]
      : []),
    { fact: 'unique', name: 'Unique', kind: 'flag' },
  ]
}
