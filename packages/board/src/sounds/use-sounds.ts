/** Plays the sounds of moments. The code that makes sounds is loaded only while sounds are switched on. */
import { useEffect } from 'react'
import type { TableMoment } from '../moments/moments-in.ts'
import type { SoundPlayer } from './sound-player.ts'
import type { SoundSettings } from './sound-settings.ts'

let loading: Promise<SoundPlayer> | undefined
let loaded: SoundPlayer | undefined

/** Loads the player of sounds, once for the whole page. */
async function load(): Promise<SoundPlayer> {
  loading ??= import('./sound-player.ts').then((module) => new module.SoundPlayer())
  try {
    loaded = await loading
    return loaded
  } catch (error) {
    // loading failed: the next call tries again
    loading = undefined
    throw error
  }
}

/** Plays a sample at this volume for the sound settings. Call it while handling a press: browsers start audio only then. */
export async function hearSample(volume: number): Promise<void> {
  const player = await load()
  await player.wake()
  player.play(['reveal'], volume)
}

const presses = ['pointerdown', 'keydown'] as const

/** Plays the sound of each moment once, while sounds are switched on and the page is visible. */
export function useSounds(moments: readonly TableMoment[], { sounds, volume }: SoundSettings): void {
  useEffect(() => {
    if (sounds === 'off') return
    load().catch(() => undefined)
    // an AudioContext that is closed at the same time cannot be resumed: ignore the error
    const wake = () => void loaded?.wake().catch(() => undefined)
    const attend = () => loaded?.attend(document.visibilityState === 'hidden' ? 'hidden' : 'seen')
    // in the capture phase, which runs before any handler can stop the event
    for (const press of presses) document.addEventListener(press, wake, { capture: true })
    document.addEventListener('visibilitychange', attend)
    return () => {
      for (const press of presses) document.removeEventListener(press, wake, { capture: true })
      document.removeEventListener('visibilitychange', attend)
      loaded?.close()
    }
  }, [sounds])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is played once, also when the settings change afterwards
  useEffect(() => {
    if (sounds === 'off' || document.visibilityState === 'hidden') return
    const heard = moments.flatMap(({ sound }) => sound ?? [])
    if (heard.length > 0) loaded?.play(heard, volume)
  }, [moments])
}
