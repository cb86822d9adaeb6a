/** Whether the table makes sounds: the player's settings, stored in this browser. */
import { type SoundSettings, silent } from '@questwright/board'
import { create } from 'zustand'
import { keepHere, keptHere } from './kept-here.ts'

const key = 'questwright-sounds'

/** The settings chosen last; silent where none were chosen. */
function kept(): SoundSettings {
  const { sounds, volume } = keptHere(key)
  return {
    sounds: sounds === 'on' ? 'on' : silent.sounds,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : silent.volume,
  }
}

export const useSoundSettings = create<SoundSettings>(kept)

export function chooseSounds(chosen: Partial<SoundSettings>): void {
  useSoundSettings.setState(chosen)
  keepHere(key, useSoundSettings.getState())
}
