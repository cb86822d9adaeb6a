import type { AbilityMenus, MenuEntry } from '@questwright/rulebook'

/** An entry of a menu: its label, its script, its sentence, and the kinds of its blanks. */
export const entry = (label: string, code: string, says: string, blanks?: MenuEntry['blanks'], more?: Partial<MenuEntry>): MenuEntry => ({
  label,
  code,
  says,
  ...(blanks && { blanks }),
  ...more,
})

type FirstValue = NonNullable<AbilityMenus['first']>[string]

type Choice = Extract<FirstValue, { readonly id: string }>

/** A chosen menu entry with the values of its blanks. */
export const choice = (id: string, blanks: Choice['with'] = {}): Choice => ({ id, with: blanks })

/** One card of a set, which the player chooses. */
export const oneOf = (group: string): Choice => choice('choose', { group: choice(group) })

export const number = (count: number): Choice => choice('fixed', { count })

/** The effect of a new ability until its author chooses one. */
export const draw: Choice = choice('draw', { player: choice('you'), amount: number(1) })
