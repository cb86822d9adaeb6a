'use client'

import { SelectField } from '@questwright/table-page/parts/select-field'
import { keep, readKeptWord } from '../../client/kept.ts'
import { packOptions } from '../parts/pack-options.ts'

const memory = 'questwright.deck-pack'

/** The pack that is proposed for a new deck: the one chosen last time, else the last in the list. */
export function usualPack(packs: readonly string[]): string {
  const last = readKeptWord(memory)
  return packs.find((pack) => pack === last) ?? packs.find((pack) => !/^lcg-/.test(pack)) ?? packs[0] ?? ''
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
        keep(memory, chosen)
        onPack(chosen)
      }}
    />
  )
}
