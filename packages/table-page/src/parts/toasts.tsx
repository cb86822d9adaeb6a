import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { useTheme } from '../theme.ts'
import { toastsAreShown } from './toast.ts'

/** The notices that are shown now; each disappears after a while. */
export function Toasts() {
  const theme = useTheme((state) => state.theme)
  // the effects of children run first, so the component that shows notices is listening by now
  useEffect(() => toastsAreShown(toast), [])
  return (
    <Toaster
      theme={theme}
      position="top-center"
      closeButton
      toastOptions={{ className: 'st-toast' }}
      offset={50}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
    />
  )
}
