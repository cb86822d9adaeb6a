import { ability } from '@questwright/authoring'
import { type CardDefinition, defineCard, type Part } from '@questwright/kernel'
import { impliedBy } from '../play.ts'
import { sceneBoard } from '../rulebook/scene-board.ts'

/** An ability without effect, so that a player is asked in a phase: otherwise a scene would skip phases in which no player can act. */
const idle = (word: 'fellowship' | 'shadow'): Part => ability({ slug: `idle-${word}`, word, lane: null, hears: [] }, {}, () => undefined)

/** What some placeholder cards do besides what their facts imply. */
const own = (slug: string, type: string): readonly Part[] =>
  type === 'site' ? [idle('shadow')] : slug === 'bearer' ? [idle('fellowship')] : []

/** Cards of scenes that name no others: a Ring-bearer, characters, the nine sites, and cards of a draw deck. */
export function standIns(): CardDefinition[] {
  return Object.entries(sceneBoard.standIns).map(([slug, facts]) =>
    defineCard(`scene:${slug}`, { keywords: {}, ...facts }, [...impliedBy(facts), ...own(slug, facts.type)]),
  )
}
