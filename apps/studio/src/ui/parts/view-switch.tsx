import './view-switch.css'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface ViewSwitchProps<View extends string> {
  /** The content of the views, as a label for screen readers. */
  readonly of: string
  readonly views: readonly { readonly view: View; readonly words: string; readonly sign: ReactNode }[]
  readonly view: View
  readonly onView: (view: View) => void
}

/** A switch between a few views of the same things. */
export function ViewSwitch<View extends string>({ of, views, view, onView }: ViewSwitchProps<View>) {
  const name = useId()
  return (
    <fieldset className="st-view-switch">
      <legend className="st-heard">{of}</legend>
      {views.map((one) => (
        <label key={one.view} title={one.words} data-chosen={one.view === view ? 'chosen' : 'open'}>
          <input type="radio" name={name} aria-label={one.words} checked={one.view === view} onChange={() => onView(one.view)} />
          {one.sign}
        </label>
      ))}
    </fieldset>
  )
}
