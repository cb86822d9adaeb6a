/** Short forms for the entries of the menus of the ability builder. */
import type { AbilityMenus, MenuEntry } from '@questwright/rulebook'

/** An entry of a menu: its label, its script, its sentence, the kinds of its blanks, and further properties. */
export const entry = (label: string, code: string, says: string, blanks?: MenuEntry['blanks'], more?: Partial<MenuEntry>): MenuEntry => ({
  label,
  code,
  says,
  ...(blanks && { blanks }),
  ...more,
})

type FirstValue = NonNullable<AbilityMenus['first']>[string]
type Choice = Extract<FirstValue, { readonly id: string }>

/** A chosen entry of a menu with the values of its blanks. */
export const choice = (id: string, blanks: Choice['with'] = {}): Choice => ({ id, with: blanks })

export const number = (count: number): Choice => choice('fixed', { count })

/** A card of this type: the companion of "wound a companion". */
export const cardOf = (type: string): Choice => choice('a', { filters: [choice('type', { type })] })
