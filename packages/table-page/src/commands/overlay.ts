/** Whether the sheet of keys, or the palette, is open: header, table and keyboard all open the same one. */
import { create } from 'zustand'

export type Overlay = 'none' | 'keys' | 'palette'

export const useOverlay = create<{ readonly overlay: Overlay }>(() => ({ overlay: 'none' }))

export const showOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay })
