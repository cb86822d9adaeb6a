/** Whether the table is heard, and how loud. */
export interface SoundSettings {
  readonly sounds: 'on' | 'off'
  /** 0 to 100. */
  readonly volume: number
}

/** Where nothing was chosen nothing is heard. */
export const silent: SoundSettings = { sounds: 'off', volume: 60 }
