/** The part of the second game's chapter that only editors need: the menus of the ability builder. */
import type { Chapter } from '@questwright/rulebook'
import { abilityMenus } from './abilities/index.ts'

export const authoring: Omit<Chapter, 'game'> = { abilityMenus }
