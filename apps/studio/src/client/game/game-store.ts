/** The state of the game at this page's table. No rules are loaded for it: pages show it before a game runs. */
import { createGameStore, type GameState } from '@questwright/session/state'
import { keptStops } from '@questwright/table-page/table/kept-stops'
import { useStore } from 'zustand'

export type { GameState, NewGame, Reloaded } from '@questwright/session/state'

export const gameStore = createGameStore(keptStops())

function useStudioGameState(): GameState
function useStudioGameState<Part>(part: (state: GameState) => Part): Part
function useStudioGameState(part?: (state: GameState) => unknown): unknown {
  // biome-ignore lint/correctness/useHookAtTopLevel: who reads a part always does, and who reads all never names one
  return part ? useStore(gameStore, part) : useStore(gameStore)
}

/** The state in a component, drawn anew when the named part of it changes; with `getState` and `setState` for what is no component. */
export const useStudioGame = Object.assign(useStudioGameState, gameStore)
