import { useEffect, useState } from 'react'
import type { AbilitiesAnswer } from '../../api-types.ts'
import type { BuiltAbility } from '../../client/abilities/model.ts'
import { askAbilities } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'

interface Asked {
  readonly ability: BuiltAbility
  /** Empty for a card with one side. */
  readonly side: string
  /** The script into which the ability is put. */
  readonly source: string
  readonly pack: string
  readonly path: string
  /** Which ability of the script is changed; undefined for a new one. */
  readonly at: number | undefined
}

/** What the server made of an ability, or why it could not. */
interface Preview extends Pick<Asked, 'ability' | 'side' | 'source'> {
  readonly answer?: AbilitiesAnswer
  readonly error?: string
}

/** Milliseconds without another choice before the server is asked: one request for several quick choices. */
const calm = 150

/**
 * The script that an ability becomes, as the server writes it.
 * @returns the newest answer, and whether it is one to what is chosen now
 */
export function usePreview({ ability, side, source, pack, path, at }: Asked): {
  readonly preview: Preview | undefined
  readonly isFresh: boolean
} {
  const [preview, setPreview] = useState<Preview | undefined>()
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => {
      const put = { ability, at, ...(side === '' ? {} : { side }) }
      askAbilities({ pack, path, source, put }).then(
        (answer) => wanted && setPreview({ ability, side, source, answer }),
        (error: unknown) => {
          const { message, remedy } = asApiError(error)
          if (wanted) setPreview({ ability, side, source, error: `${message} ${remedy}` })
        },
      )
    }, calm)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [ability, side, source, pack, path, at])
  const isFresh = preview?.ability === ability && preview.side === side && preview.source === source
  return { preview, isFresh }
}
