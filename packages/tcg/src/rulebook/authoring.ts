/**
 * The part of the trading card game's chapter that only authors and terminals need: the menus of the ability builder, names and calls of scripts, words of card texts,
 * boards of scenes, and the layout of terminals.
 */
import type { Chapter } from '@questwright/rulebook'
import { abilityMenus } from './abilities/index.ts'
import { sceneBoard, sceneChanges } from './scene-board.ts'
import { eventWords, statWords } from './script-names.ts'
import { scripts } from './scripts.ts'
import { terminal } from './table-text.ts'
import { wording } from './wording.ts'

export const authoring: Omit<Chapter, 'game'> = {
  abilityMenus,
  events: eventWords,
  stats: statWords,
  ...scripts,
  wording,
  ...terminal,
  sceneBoard,
  sceneChanges,
}
