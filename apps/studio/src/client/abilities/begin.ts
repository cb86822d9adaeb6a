import { type BuiltAbility, blankAbility, choice, type Word } from './model.ts'
import type { BuilderPlace } from './offers.ts'

/** An ability of a word with a first choice in each of its menus, so that it says something at once. */
export function begun(word: Word, place: BuilderPlace): BuiltAbility {
  const blank = blankAbility(word)
  const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 1 }) })
  switch (word) {
    case 'response':
    case 'forced':
    case 'as': {
      const kind = place.type === 'enemy' ? 'engages' : place.type === 'location' ? 'travels' : 'entersPlay'
      return { ...blank, trigger: { timing: word === 'as' ? 'when' : 'after', kind, of: 'self' }, effects: [draw] }
    }
    case 'modifier':
      return {
        ...blank,
        on: place.type === 'attachment' ? 'host' : 'self',
        change: choice('more', { stat: 'attack', amount: choice('fixed', { count: 1 }) }),
      }
    case 'cannot':
      return { ...blank, on: place.type === 'attachment' ? 'host' : 'self', change: choice('cannot', { what: 'attacks' }) }
    case 'permits':
      return { ...blank, on: place.type === 'attachment' ? 'host' : 'self', change: choice('permits', { what: 'defendsForOthers' }) }
    case 'attaches-to':
      return { ...blank, hosts: [choice('hero')] }
    case 'travel':
      return { ...blank, price: choice('raise', { count: 2 }) }
    case 'setup':
      return { ...blank, effects: [choice('reveal', { amount: choice('fixed', { count: 1 }) })] }
    default:
      return { ...blank, effects: [draw] }
  }
}
