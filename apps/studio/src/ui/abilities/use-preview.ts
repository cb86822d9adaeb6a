import { type BuiltAbility, newFaults } from '@questwright/abilities'
import { useEffect, useState } from 'react'
import type { AbilitiesAnswer } from '../../api-types.ts'
import { askAbilities } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'

interface Asked {
  readonly ability: BuiltAbility
  /** The side of the card; empty for a card with one side. */
  readonly side: string
  /** The script into which the ability is inserted. */
  readonly source: string
  readonly pack: string
  readonly path: string
  /** The offset of the edited ability; undefined for a new one. */
  readonly at: number | undefined
}

/** The server's answer for an ability, or the error. */
interface Preview extends Pick<Asked, 'ability' | 'side' | 'source'> {
  readonly answer?: AbilitiesAnswer
  readonly error?: string
  /** The result of type-checking the script with the ability; `fit` also where there is no script to check. */
  readonly types: 'not known yet' | 'fit' | { readonly refused: string } | { readonly unknown: string }
}

/** Delay in milliseconds after the last choice before the request: several quick choices cause only one. */
const calm = 150

/**
 * Requests the script of an ability from the server, and checks its types with the editor's type checker.
 * @returns the newest preview; whether it belongs to the current choices; and whether its types are checked
 */
export function usePreview({ ability, side, source, pack, path, at }: Asked): {
  readonly preview: Preview | undefined
  readonly isFresh: boolean
  readonly isChecked: boolean
} {
  const [preview, setPreview] = useState<Preview | undefined>()
  useEffect(() => {
    let wanted = true
    const show = (part: Omit<Preview, 'ability' | 'side' | 'source'>) => wanted && setPreview({ ability, side, source, ...part })
    const ask = async () => {
      try {
        const put = { ability, at, ...(side === '' ? {} : { side }) }
        const answer = await askAbilities({ pack, path, source, put })
        if (!answer.edited || answer.refused !== undefined) return void show({ answer, types: 'fit' })
        show({ answer, types: 'not known yet' })
        if (wanted) show({ answer, types: await typesOf(pack, path, source, answer.edited.source) })
      } catch (error) {
        const { message, remedy } = asApiError(error)
        show({ error: `${message} ${remedy}`, types: 'fit' })
      }
    }
    const timer = setTimeout(() => void ask(), calm)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [ability, side, source, pack, path, at])
  const isFresh = preview?.ability === ability && preview.side === side && preview.source === source
  return { preview, isFresh, isChecked: isFresh && preview.types !== 'not known yet' }
}

/**
 * Checks the types of a script with the new ability. The type checker is loaded for the first ability.
 * @param before the script without the ability
 */
async function typesOf(pack: string, path: string, before: string, after: string): Promise<Preview['types']> {
  try {
    const { typeFaultsIn } = await import('../../client/editor/check-types.ts')
    const found = await typeFaultsIn(pack, path, after)
    const [first] = found.length === 0 ? [] : newFaults(await typeFaultsIn(pack, path, before), found)
    if (!first) return 'fit'
    return {
      refused: `The check of the pack would refuse this script: ${first.message} (TS${first.code}, line ${first.line}). Choose something else in the menus, or write this ability by hand.`,
    }
  } catch (error) {
    return { unknown: `The types of this script could not be checked: ${asApiError(error).message}` }
  }
}
