/** Abilities made of the menu entries that the builder offers, in turns, without those that no card would have. */
import { type BuiltAbility, type Choice, has, isPlayerTarget, repaired, stands } from '@questwright/abilities'
import { combinations, menus } from '@questwright/abilities/test/combinations'
import { choicesOf } from './read-back.ts'

export interface Made {
  readonly type: string
  readonly ability: BuiltAbility
}

const idsOf = (ability: BuiltAbility): readonly string[] => choicesOf(ability).map(({ id }) => id)

const needing = (need: string): ReadonlySet<string> =>
  new Set(
    Object.values(menus.of)
      .flat()
      .flatMap(({ id, needs = [] }) => (needs.includes(need) ? [id] : [])),
  )
const [ofPlayer, ofCard] = [needing('target player'), needing('target card')]
const searches = new Set(menus.of.effects.flatMap(({ id, returns, again }) => (returns === 'card' && again === undefined ? [id] : [])))
const unspoken = new Set(menus.of.filters.flatMap(({ id, says }) => (says === '' ? [id] : [])))
const kinds = new Set(menus.of.filters.flatMap(({ id, stands: place }) => (place === 'instead' ? [id] : [])))
const kindred = new Set(menus.of.group.flatMap(({ id, says }) => (says.startsWith('card ') ? [] : [id])))
const { outOfPlay, only = {} } = menus.texts

/** Why no card has such an ability, although its parts are offered one by one; each is a reason and its test. */
const pointless: { readonly [reason: string]: (ability: BuiltAbility, type: string) => boolean } = {
  'chooses a target, and does nothing with it': ({ target, effects }) =>
    target !== undefined &&
    !idsOf({ word: '', conditions: [], costs: [], effects }).some((id) => (isPlayerTarget(menus, target.id) ? ofPlayer : ofCard).has(id)),
  'finds or chooses a card, and does nothing with it': ({ effects }) =>
    effects.some(({ id, with: { as } }) => searches.has(id) || (as !== undefined && /^pick/.test(id))),
  'puts a card into play in the way of a setup, or in the setup in another way': ({ word, effects }) =>
    effects.some(({ id }) => (only[id]?.words ? !only[id].words.includes(word) : only[id]?.instead?.includes(word))),
  'gives other locations a price, from a card that is no location': ({ word }, type) => word === 'gives-travel' && type !== 'location',
  'forbids characters the attacks of enemies': ({ change, on = 'self' }, type) =>
    change?.with.what === 'attacks' &&
    (typeof on === 'string' ? on === 'host' || ['hero', 'ally'].includes(type) : on.every(({ id }) => id === 'ally')),
  'changes in play what matters in a hand only': ({ change, on = 'self' }) =>
    on === 'self' && (['cancelled', 'played'].includes(String(change?.with.what)) || change?.with.stat === 'cost'),
  'changes the staging area for some cards': ({ change, on }) => change?.id === 'staging-threat' && Array.isArray(on) && on.length > 0,
  'asks when a card that is no stage is defeated': ({ trigger }, type) =>
    trigger?.kind === 'stageEntered' || (trigger?.kind === 'stageDefeated' && type !== 'quest'),
  'starts a later effect that the card does not have': (ability) => idsOf(ability).some((id) => /^(?:after|if)-attack/.test(id)),
  'has two names for the attacking enemy, or for the player who revealed the card': ({ word, trigger, ...ability }) =>
    (word === 'shadow' && idsOf({ word, ...ability }).includes('attacking-now')) ||
    (trigger?.kind === 'revealed' && idsOf({ word, ...ability }).includes('revealer')),
  'does not say whether an enemy or a character attacks': ({ trigger }) =>
    /^(?:attacks|attackEnds)$/.test(trigger?.kind ?? '') && Array.isArray(trigger?.of) && trigger.of.length === 0,
  'does not say what X is': (ability) => idsOf(ability).includes('chosen-x'),
  'speaks of counters with the name of a trait': (ability) => choicesOf(ability).some(({ with: { token } }) => token === 'Creature'),
  'has a filter without words': (ability) => idsOf(ability).some((id) => unspoken.has(id)),
  'asks for 1 or more progress on a card that has any': (ability) =>
    choicesOf(ability).some(({ id, with: { count } }) => id === 'progress-least' && count === 1),
  'asks of cards of one kind whether they are of another kind': (ability) =>
    choicesOf(ability).some(
      ({ id, with: { filters } }) => kindred.has(id) && ((filters ?? []) as readonly Choice[]).some((one) => kinds.has(one.id)),
    ),
  'does to a card out of play what is done to cards in play': ({ effects }) =>
    effects.some(
      (one) => !outOfPlay?.effects[one.id] && idsOf({ word: '', conditions: [], costs: [], effects: [one] }).includes('named-anywhere'),
    ),
}

/** All abilities that can be built, each as the builder repairs it. */
const built: readonly Made[] = combinations.flatMap(({ ability, place }) => {
  const { type = '' } = place
  const mended = repaired(menus, ability, place)
  const own = has(menus, mended.word, 'conditions') ? mended : { ...mended, conditions: [] }
  return stands(menus, own, place) ? [{ type, ability: own }] : []
})

const reasonsAgainst = ({ ability, type }: Made): readonly string[] =>
  Object.entries(pointless).flatMap(([reason, test]) => (test(ability, type) ? [reason] : []))

/** The abilities that a card may have. */
export const madeAbilities: readonly Made[] = built.filter((one) => reasonsAgainst(one).length === 0)

/** The abilities that are left out for one reason only, by this reason. */
export const leftOut = (): { readonly [reason: string]: readonly Made[] } =>
  Object.fromEntries(
    Object.keys(pointless).map((reason) => [
      reason,
      built.filter((one) => {
        const [first, ...others] = reasonsAgainst(one)
        return first === reason && others.length === 0
      }),
    ]),
  )
