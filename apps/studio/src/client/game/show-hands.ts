/** While hands are hidden, whatever lays them all open asks first. */
import { ShowHands, type ShowHandsState } from '@questwright/session/state'
import { useStore } from 'zustand'
import { gameStore } from './game-store.ts'

const showHands = new ShowHands(gameStore)

export const useShowHands = <Part>(part: (state: ShowHandsState) => Part): Part => useStore(showHands.store, part)

/** Whether every hand of the running game may be shown. @param button what the button that allows it says */
export const mayShowHands = (button: string): Promise<boolean> => showHands.may(button)

export const answerShowHands = (answer: 'yes' | 'no'): void => showHands.answer(answer)
