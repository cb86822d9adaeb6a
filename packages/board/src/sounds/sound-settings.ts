/** Whether the table has sound, and its volume. */
export interface SoundSettings {
  readonly sounds: 'on' | 'off'
  /** 0 to 100. */
  readonly volume: number
}

/** The default settings: no sound. */
export const silent: SoundSettings = { sounds: 'off', volume: 60 }
