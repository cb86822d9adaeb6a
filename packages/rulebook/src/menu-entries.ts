/** Short forms with which chapters write the entries of the menus of the ability builder. */
import type { AbilityMenus, MenuEntry } from './ability-menus.ts'

/** An entry of a menu: its label, its script, its sentence, the kinds of its blanks, and further properties. */
export const entry = (label: string, code: string, says: string, blanks?: MenuEntry['blanks'], more?: Partial<MenuEntry>): MenuEntry => ({
  label,
  code,
  says,
  ...(blanks && { blanks }),
  ...more,
})

type FirstValue = NonNullable<AbilityMenus['first']>[string]

/** A chosen entry of a menu with the values of its blanks. */
export type ChosenEntry = Extract<FirstValue, { readonly id: string }>

export const choice = (id: string, blanks: ChosenEntry['with'] = {}): ChosenEntry => ({ id, with: blanks })

/** A fixed amount. */
export const number = (count: number): ChosenEntry => choice('fixed', { count })
