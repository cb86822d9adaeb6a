import { type MomentSound, momentSounds } from '@questwright/rulebook'
import './dom.ts'
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableMoment } from '../src/moments/moments-in.ts'
import { limited, loudness, SoundPlayer, shareOf } from '../src/sounds/sound-player.ts'
import type { SoundSettings } from '../src/sounds/sound-settings.ts'
import { hearSample, useSounds } from '../src/sounds/use-sounds.ts'
import { longestSound, voices } from '../src/sounds/voices.ts'
import { FakeAudio } from './fake-audio.ts'

beforeEach(() => {
  FakeAudio.made = []
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const levelsOf = (sound: MomentSound) => voices[sound].map(({ level }) => level)

/** A sound player that may already play, and the fake audio it uses. */
async function awake(): Promise<{ readonly player: SoundPlayer; readonly audio: FakeAudio }> {
  const player = new SoundPlayer()
  await player.wake()
  const [audio] = FakeAudio.made
  if (!audio) throw new Error('a player that is awake has its audio')
  return { player, audio }
}

describe('the sounds', () => {
  test('include all moments, and are short and loud enough', () => {
    expect(Object.keys(voices).toSorted()).toEqual([...momentSounds].toSorted())
    for (const [sound, tones] of Object.entries(voices)) {
      expect(tones.length, sound).toBeGreaterThan(0)
      for (const { begins, lasts, swells, level, pitch, glides = pitch } of tones) {
        expect(begins + lasts, sound).toBeLessThanOrEqual(longestSound)
        expect(swells, sound).toBeLessThan(lasts)
        expect(Math.min(level, pitch, glides), sound).toBeGreaterThan(0)
      }
    }
    expect(longestSound).toBeLessThanOrEqual(0.6)
  })

  test.each(momentSounds)('%s is played by its own tones, at their pitches', async (sound) => {
    const { player, audio } = await awake()
    player.play([sound], 100)
    expect(audio.started.map(({ wave, pitch }) => [wave, pitch])).toEqual(voices[sound].map(({ wave, pitch }) => [wave, pitch]))
    expect(audio.started.map(({ level }) => level)).toEqual(levelsOf(sound))
    for (const { begins, ends } of audio.started) expect(ends - begins).toBeGreaterThan(0)
  })
})

describe('the player of sounds', () => {
  test('creates no audio before the first press of the user, and plays nothing while the page is hidden', async () => {
    const player = new SoundPlayer()
    player.play(['reveal'], 100)
    expect(FakeAudio.made).toEqual([])
    await player.wake()
    await player.wake()
    expect(FakeAudio.made).toHaveLength(1)
    const [audio] = FakeAudio.made
    player.attend('hidden')
    player.play(['reveal'], 100)
    expect(audio?.started).toEqual([])
    player.attend('seen')
    player.play(['reveal'], 100)
    expect(audio?.started).toHaveLength(voices.reveal.length)
    player.close()
    player.play(['hit'], 100)
    expect(audio?.state).toBe('closed')
    expect(audio?.started).toHaveLength(voices.reveal.length)
  })

  test('is as loud as the volume setting, and silent at none', async () => {
    expect([0, 50, 100, 140, -3].map(loudness)).toEqual([0, 0.25, 1, 1, 0])
    const { player, audio } = await awake()
    player.play(['reveal'], 50)
    expect(audio.volume).toBe(0.25)
    audio.currentTime = 5
    player.play(['reveal'], 0)
    expect(audio.started).toHaveLength(voices.reveal.length)
  })

  test('plays a sound once for several moments of a kind, and several sounds quieter', async () => {
    const { player, audio } = await awake()
    player.play(['hit', 'fall', 'hit'], 100)
    const both = [...levelsOf('hit'), ...levelsOf('fall')]
    expect(audio.started.map(({ level }) => level)).toEqual(both.map((level) => level * shareOf(2)))
    expect(shareOf(2)).toBeLessThan(shareOf(1))
    expect(shareOf(1)).toBe(1)
  })

  test('never gets louder than the volume setting, however many sounds are played at once', async () => {
    const { audio } = await awake()
    // the distortion curve covers the input range -1 to 1; louder input gets the values at the ends
    const curve = audio.curve ?? []
    expect(curve.length).toBeGreaterThan(100)
    expect(Math.max(...curve.map(Math.abs))).toBeLessThanOrEqual(1)
    expect([0, 0.5, -0.5, 0.8].map(limited)).toEqual([0, 0.5, -0.5, 0.8])
    expect(limited(40)).toBeLessThanOrEqual(1)
    expect(limited(1.2)).toBeGreaterThan(limited(1))
  })

  test('is silent during fast steps along the timeline', async () => {
    const { player, audio } = await awake()
    const heard = (at: number) => {
      const before = audio.started.length
      audio.currentTime = at
      player.play(['card'], 100)
      return audio.started.length > before
    }
    expect([1, 1.05, 1.1, 1.2, 1.3, 1.6, 2].map(heard)).toEqual([true, false, false, false, false, true, true])
  })
})

describe('the sounds of a table', () => {
  const moment = (n: number, sound: MomentSound | undefined): TableMoment => ({
    ...{ n, shows: 'heard', card: undefined, over: undefined, dial: undefined, text: undefined, sound },
  })
  const none: readonly TableMoment[] = []
  const on: SoundSettings = { sounds: 'on', volume: 80 }
  const off: SoundSettings = { sounds: 'off', volume: 80 }
  const table = (settings: SoundSettings) =>
    renderHook(({ moments, heard }) => useSounds(moments, heard), { initialProps: { moments: none, heard: settings } })
  const press = () => act(async () => void fireEvent.keyDown(document.body, { key: 'x' }))
  const started = () => FakeAudio.made.flatMap((audio) => audio.started)

  test('are off at first: nothing is played, whatever happens or is pressed', async () => {
    const { rerender } = table(off)
    await press()
    rerender({ moments: [moment(1, 'reveal')], heard: off })
    await press()
    expect(FakeAudio.made).toEqual([])
  })

  test('are played after a press of the user, one for each moment, until they are turned off', async () => {
    const { rerender } = table(on)
    // wait until the module has been loaded
    await vi.dynamicImportSettled()
    rerender({ moments: [moment(1, 'reveal')], heard: on })
    expect(FakeAudio.made, 'nobody pressed anything').toEqual([])
    await press()
    expect(FakeAudio.made).toHaveLength(1)
    expect(started(), 'what was before the press').toEqual([])
    const hit = [moment(2, 'hit'), moment(3, undefined)]
    rerender({ moments: hit, heard: on })
    expect(started()).toHaveLength(voices.hit.length)
    rerender({ moments: hit, heard: { ...on, volume: 20 } })
    expect(started(), 'another volume plays no moment again').toHaveLength(voices.hit.length)
    rerender({ moments: none, heard: off })
    expect(FakeAudio.made[0]?.state).toBe('closed')
    await press()
    rerender({ moments: [moment(4, 'fall')], heard: off })
    expect(started()).toHaveLength(voices.hit.length)
    expect(FakeAudio.made).toHaveLength(1)
  })

  test('are silent on a hidden page', async () => {
    const { rerender } = table(on)
    await vi.dynamicImportSettled()
    await press()
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    rerender({ moments: [moment(1, 'reveal')], heard: on })
    expect(started()).toEqual([])
    fireEvent(document, new Event('visibilitychange'))
    expect(FakeAudio.made[0]?.state).toBe('suspended')
    seen.mockRestore()
    fireEvent(document, new Event('visibilitychange'))
    rerender({ moments: [moment(2, 'reveal')], heard: on })
    expect(started()).toHaveLength(voices.reveal.length)
  })

  test('can be tried out in the settings', async () => {
    await hearSample(40)
    expect(started()).toHaveLength(voices.reveal.length)
    expect(FakeAudio.made[0]?.volume).toBeCloseTo(0.16)
  })
})
