import { useEffect } from 'react'

/**
 * Sets the title of the page, for the tab and for screen readers, while the component is mounted.
 * The router sets its own title a moment after each navigation, so ours is set again then.
 * @param title nothing is changed while it is undefined
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const write = () => {
      if (document.title !== title) document.title = title
    }
    write()
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [title])
}
