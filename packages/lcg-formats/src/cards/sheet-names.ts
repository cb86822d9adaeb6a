/** Shared by the conversions between sheets and facts, in both directions. */
export type { Facts, SheetNames } from '@questwright/interop/for-games'

import type { TableType } from './known-types.ts'

/** Numbers of a sheet, by the names of our facts. */
export const numbers = ['cost', 'engagementCost', 'threat', 'willpower', 'attack', 'defense', 'hitPoints', 'questPoints'] as const

/** Whether a type is a hero: tables write the threat of heroes in the column for costs. */
export function isHero(type: TableType): boolean {
  return type === 'hero' || type === 'objective-hero'
}
