'use client'

import { useEffect } from 'react'
import { takeToken, tokenInAddress } from './token.ts'

/** Takes the token also when its address is opened in a tab that shows the studio already: only the fragment changes then, and nothing is loaded. */
export function TokenWatch() {
  useEffect(() => {
    takeToken()
    const onChange = (): void => {
      if (tokenInAddress() === undefined) return
      takeToken()
      location.reload()
    }
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  return null
}
