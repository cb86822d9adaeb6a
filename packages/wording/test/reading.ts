/** Reads invented texts with the menus of the cooperative game. */
import { type BuiltAbility, menusOf, printAbility } from '@questwright/abilities'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { readText, type TextRequest, type TextUnit } from '../src/index.ts'

export const menus = menusOf(lcgRulebook)
const others = new Map([
  ['Old Mill', 'fen:old-mill'],
  ['Marsh Wolf', 'fen:marsh-wolf'],
  ['Eagle', 'fen:eagle'],
])

export const scriptOf = (ability: BuiltAbility): string => printAbility(menus, ts, ability)

/** The texts of a card with the title "Lamp Bearer". */
export const requestOf = (text: string, type = 'ally', more: Partial<TextRequest> = {}): TextRequest => ({
  text,
  type,
  titles: { self: 'Lamp Bearer', others },
  traits: new Set(['Eagle', 'Goblin', 'Gondor', 'Orc', 'Ranger']),
  keywords: new Map([
    ['ranged', 'ranged'],
    ['sentinel', 'sentinel'],
    ['valour', 'valour'],
  ]),
  ...more,
})

/** The units of that card. */
export const unitsOf = (text: string, type = 'ally', more: Partial<TextRequest> = {}): readonly TextUnit[] =>
  readText(menus, requestOf(text, type, more), scriptOf)

/** The scripts of each meaning of a text that is one unit, without line breaks. */
export function meaningsOf(text: string, type?: string): readonly string[] {
  const units = unitsOf(text, type)
  if (units.length !== 1) throw new Error(`"${text}" has ${units.length} units`)
  return (units[0]?.meanings ?? []).map((abilities) => abilities.map(scriptOf).join('; ').replace(/\s+/g, ' '))
}
