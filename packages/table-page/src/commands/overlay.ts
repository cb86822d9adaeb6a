/** Whether the list of keys or the command palette is open. It is shared, so that the header, the table and the keyboard open the same dialog. */
import { create } from 'zustand'

export type Overlay = 'none' | 'keys' | 'palette'

export const useOverlay = create<{ readonly overlay: Overlay }>(() => ({ overlay: 'none' }))

export const showOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay })
