import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Deeds = { readonly [name: string]: (...parts: never[]) => void }

// made out here, so that a steady function holds the reference and not the scope of the first drawing
function steadyOf<D extends Deeds>(last: RefObject<D>): D {
  const names = Object.keys(last.current) as (keyof D & string)[]
  return Object.fromEntries(names.map((name) => [name, (...parts: never[]) => last.current[name]?.(...parts)])) as unknown as D
}

/** Functions that stay the same from drawing to drawing, and do what those of the last drawing do: a part that has them is not drawn anew because of them. */
export function useSteady<D extends Deeds>(now: D): D {
  const last = useRef(now)
  useLayoutEffect(() => {
    last.current = now
  })
  const [steady] = useState(() => steadyOf(last))
  return steady
}
