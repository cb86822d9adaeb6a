'use client'

import { SelectField } from '@questwright/table-page/parts/select-field'
import { packOptions } from '../parts/pack-options.ts'

const memory = 'questwright.deck-pack'

/** The pack that is proposed for a new deck: the one chosen last time, else the last in the list. */
export function usualPack(packs: readonly string[]): string {
  let last: string | null = null
  try {
    last = localStorage.getItem(memory)
  } catch {
    // a browser that keeps nothing: the list decides
  }
  return packs.find((pack) => pack === last) ?? packs.find((pack) => !/^lcg-/.test(pack)) ?? packs[0] ?? ''
}

function remember(pack: string): void {
  try {
    localStorage.setItem(memory, pack)
  } catch {
    // nothing is lost but the memory
  }
}

interface PackChoiceProps {
  readonly packs: readonly string[]
  readonly pack: string
  readonly onPack: (pack: string) => void
}

/** Which pack holds the deck. */
export function PackChoice({ packs, pack, onPack }: PackChoiceProps) {
  return (
    <SelectField
      label="Pack"
      value={pack}
      options={packOptions(packs)}
      onValue={(chosen) => {
        remember(chosen)
        onPack(chosen)
      }}
    />
  )
}
