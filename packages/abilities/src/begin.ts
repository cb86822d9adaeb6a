import { eventsFor, filtersAreWords, firstEvent, type Menus, wordOf } from './menus.ts'
import { type BuiltAbility, blankAbility, choice, type Whose, type Word } from './model.ts'
import { type BuilderPlace, has, placeIn } from './offers.ts'

/** A new ability with this ability word. Each of its menus has a default choice, so that its sentence is complete from the start. */
export function begun(menus: Menus, word: Word, place: BuilderPlace): BuiltAbility {
  const { trigger, ...parts } = wordOf(menus, word)?.begins ?? {}
  const { event: usual = firstEvent(menus), worksOn = 'self' } = placeIn(menus, place) ?? {}
  const events = eventsFor(menus, word)
  const event = events.some(({ kind }) => kind === usual) ? usual : (events[0]?.kind ?? usual)
  return {
    ...blankAbility(word),
    ...(has(menus, word, 'change') && wordOf(menus, word)?.reads !== 'alone' ? { on: worksOn } : {}),
    ...parts,
    ...(trigger ? { trigger: { ...trigger, kind: event, of: thisCard(menus) } } : {}),
  }
}

/** This card as the subject of an event: an entry of the menu of cards if the filters of the game are words, else `self`. */
export const thisCard = (menus: Menus): Whose => (filtersAreWords(menus) ? choice('self') : 'self')
