import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { useTheme } from '../theme.ts'
import { toastsAreShown } from './toast.ts'

/** Notices that come, are read and go. */
export function Toasts() {
  const theme = useTheme((state) => state.theme)
  // the place itself listens from here on: effects of children come first
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
