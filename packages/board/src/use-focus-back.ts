import { useRef } from 'react'

/** Returns the focus to the element that had it before a dialog opened. */
export function useFocusBack() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}
