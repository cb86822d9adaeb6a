import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Deeds = { readonly [name: string]: (...parts: never[]) => void }

// outside of the hook, so that a steady function holds the reference and not the scope of the first render
function steadyOf<D extends Deeds>(last: RefObject<D>): D {
  const names = Object.keys(last.current) as (keyof D & string)[]
  return Object.fromEntries(names.map((name) => [name, (...parts: never[]) => last.current[name]?.(...parts)])) as unknown as D
}

/** Functions with a stable identity that call those of the last render: components that get them do not render again because of them. */
export function useSteady<D extends Deeds>(now: D): D {
  const last = useRef(now)
  useLayoutEffect(() => {
    last.current = now
  })
  const [steady] = useState(() => steadyOf(last))
  return steady
}
