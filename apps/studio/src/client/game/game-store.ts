/** The state of the game at this page's table. It loads no rules: pages show it before a game runs. */
import { createGameStore, type GameState } from '@questwright/session/state'
import { keptStops } from '@questwright/table-page/table/kept-stops'
import { useStore } from 'zustand'

export type { GameState, NewGame, Reloaded } from '@questwright/session/state'

export const gameStore = createGameStore(keptStops())

function useStudioGameState(): GameState
function useStudioGameState<Part>(part: (state: GameState) => Part): Part
function useStudioGameState(part?: (state: GameState) => unknown): unknown {
  // biome-ignore lint/correctness/useHookAtTopLevel: each caller either always passes a selector or never does
  return part ? useStore(gameStore, part) : useStore(gameStore)
}

/** A hook for the state that renders again when the selected part changes; `getState` and `setState` are for code outside of components. */
export const useStudioGame = Object.assign(useStudioGameState, gameStore)
