import { type CardDefinition, defineCard, type JsonObject, type Part } from '@questwright/kernel'
import { playAttachment, playCharacter } from '../play.ts'
import { sceneBoard } from '../rulebook/scene-board.ts'

/** How players play placeholder cards, by type. */
const played: { readonly [type: string]: readonly Part[] } = { ally: [playCharacter], attachment: [playAttachment] }

/** Placeholder cards for scenes. */
export function standIns(): CardDefinition[] {
  return Object.entries(sceneBoard.standIns).map(([slug, facts]) => defineCard(`scene:${slug}`, facts, played[facts.type] ?? []))
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
