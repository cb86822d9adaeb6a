/** What is heard of moments. The code that makes sounds comes when they are on, and no earlier. */
import { useEffect } from 'react'
import type { TableMoment } from '../moments/moments-in.ts'
import type { SoundPlayer } from './sound-player.ts'
import type { SoundSettings } from './sound-settings.ts'

let loading: Promise<SoundPlayer> | undefined
let loaded: SoundPlayer | undefined

/** The one player of this page. */
async function load(): Promise<SoundPlayer> {
  loading ??= import('./sound-player.ts').then((module) => new module.SoundPlayer())
  try {
    loaded = await loading
    return loaded
  } catch (error) {
    // the next wish asks for it again
    loading = undefined
    throw error
  }
}

/** Lets whoever sets the sounds hear one. Called in a press: the browser's audio is there after one only. */
export async function hearSample(volume: number): Promise<void> {
  const player = await load()
  await player.wake()
  player.play(['reveal'], volume)
}

const presses = ['pointerdown', 'keydown'] as const

/** Plays the sounds of moments, each once, while sounds are on and the page is seen. */
export function useSounds(moments: readonly TableMoment[], { sounds, volume }: SoundSettings): void {
  useEffect(() => {
    if (sounds === 'off') return
    load().catch(() => undefined)
    // closed while it wakes, it may not be woken: then there is nothing to hear
    const wake = () => void loaded?.wake().catch(() => undefined)
    const attend = () => loaded?.attend(document.visibilityState === 'hidden' ? 'hidden' : 'seen')
    // before anybody who takes the press for themselves
    for (const press of presses) document.addEventListener(press, wake, { capture: true })
    document.addEventListener('visibilitychange', attend)
    return () => {
      for (const press of presses) document.removeEventListener(press, wake, { capture: true })
      document.removeEventListener('visibilitychange', attend)
      loaded?.close()
    }
  }, [sounds])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is heard once, whatever is set afterwards
  useEffect(() => {
    if (sounds === 'off' || document.visibilityState === 'hidden') return
    const heard = moments.flatMap(({ sound }) => sound ?? [])
    if (heard.length > 0) loaded?.play(heard, volume)
  }, [moments])
}
