import { type CardDefinition, defineCard, type JsonObject } from '@questwright/kernel'
import { playAttachment, playCharacter } from '../play.ts'

/** Placeholder cards for scenes. */
export function standIns(): CardDefinition[] {
  return [
    defineCard(
      'scene:hero',
      { type: 'hero', title: 'Stand-in hero', threatCost: 0, willpower: 0, attack: 0, defense: 0, hitPoints: 9 },
      [],
    ),
    defineCard('scene:card', { type: 'event', title: 'Stand-in card', sphere: 'none', cost: 99 }, []),
    defineCard('scene:treachery', { type: 'treachery', title: 'Stand-in treachery', encounterSet: 'scene' }, []),
    defineCard(
      'scene:enemy',
      { type: 'enemy', title: 'Stand-in enemy', encounterSet: 'scene', engagementCost: 99, threat: 1, attack: 1, defense: 0, hitPoints: 3 },
      [],
    ),
    defineCard('scene:location', { type: 'location', title: 'Stand-in location', encounterSet: 'scene', threat: 1, questPoints: 3 }, []),
    defineCard('scene:objective', { type: 'objective', title: 'Stand-in objective', encounterSet: 'scene' }, []),
    defineCard(
      'scene:ally',
      { type: 'ally', title: 'Stand-in ally', sphere: 'neutral', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 },
      [playCharacter],
    ),
    defineCard('scene:attachment', { type: 'attachment', title: 'Stand-in attachment', sphere: 'neutral', cost: 0 }, [playAttachment]),
    defineCard('scene:quest', { type: 'quest', title: 'Stand-in quest', stage: 1, sides: { A: {}, B: { questPoints: 99 } } }, []),
  ]
}

/** The fields of a system's card type that a placeholder card needs. */
export interface SystemType {
  readonly name: string
  readonly must?: readonly string[]
  readonly newCard: JsonObject
}

/** The printed facts of a placeholder card for a type of a system, `scene:<type>`: the facts of a new card of the type. */
export function standInFacts(type: string, { name, must = [], newCard }: SystemType): JsonObject {
  const set = must.includes('encounterSet') ? { encounterSet: 'scene' } : {}
  return { ...set, ...newCard, type, title: `Stand-in ${name.toLowerCase()}` }
}
