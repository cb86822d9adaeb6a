import { type ReactNode, useId } from 'react'

/** A named line of the builder; the name is the label of the field to which `children` gives the id. */
export function Part({ name, children }: { readonly name: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="st-part">
      <label htmlFor={id}>{name}</label>
      <div className="st-part-body">{children(id)}</div>
    </div>
  )
}
