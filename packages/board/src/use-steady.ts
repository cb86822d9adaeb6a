import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Deeds = { readonly [name: string]: (...parts: never[]) => void }

// defined outside of the hook, so that a kept function holds only the ref in memory and not the scope of the first render
function steadyOf<D extends Deeds>(last: RefObject<D>): D {
  const names = Object.keys(last.current) as (keyof D & string)[]
  return Object.fromEntries(names.map((name) => [name, (...parts: never[]) => last.current[name]?.(...parts)])) as unknown as D
}

/**
 * Functions that keep their identity and call the functions of the last render. Components that get them as props do not render again because of
 * them.
 */
export function useSteady<D extends Deeds>(now: D): D {
  const last = useRef(now)
  useLayoutEffect(() => {
    last.current = now
  })
  const [steady] = useState(() => steadyOf(last))
  return steady
}
