/** The part of the second game's chapter that only editors need: the menus of the ability builder, and the boards of scenes. */
import type { Chapter } from '@questwright/rulebook'
import { abilityMenus } from './abilities/index.ts'
import { sceneBoard, sceneChanges } from './scene-board.ts'

export const authoring: Omit<Chapter, 'game'> = { abilityMenus, sceneBoard, sceneChanges }
