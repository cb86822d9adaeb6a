/** Notices that disappear by themselves. The component that shows them is loaded for the first notice, and then shows all of them in order. */
import type { toast as Show } from 'sonner'
import { createStore } from 'zustand/vanilla'

/** Whether there has been a notice; the page renders the component that shows notices only then. */
export const toasts = createStore<{ readonly told: 'none yet' | 'some' }>(() => ({ told: 'none yet' }))

type Deed = 'success' | 'error' | 'warning' | 'promise' | 'dismiss'

let show: (shown: typeof Show) => void = () => {}
const shown = new Promise<typeof Show>((resolve) => {
  show = resolve
})

/** Called when the component that shows notices is ready: shows the queued notices, and passes on later ones immediately. */
export const toastsAreShown = (by: typeof Show): void => show(by)

/** Loads the component that shows notices in advance, so that a notice of a lost connection can be shown while the server cannot be reached. */
export const fetchToasts = () => import('./toasts.tsx')

function tell(work: (toast: typeof Show) => unknown): void {
  toasts.setState({ told: 'some' })
  void shown.then(work)
}

const plain = (...said: Parameters<typeof Show>): void => tell((one) => one(...said))

const of =
  <Name extends Deed>(name: Name) =>
  (...said: Parameters<(typeof Show)[Name]>): void =>
    tell((one) => (one[name] as (...parts: unknown[]) => unknown)(...said))

/** Shows a notice; `dismiss` removes a notice by its id. */
export const toast = Object.assign(plain, {
  success: of('success'),
  error: of('error'),
  warning: of('warning'),
  promise: of('promise'),
  dismiss: of('dismiss'),
})
