'use client'

import type { ExampleCard } from '@questwright/handbook'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { tellError } from '@questwright/table-page/tell-error'
import { gameIdOf, rulebookAt } from '@questwright/workshop/rulebooks'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { tryCard } from '../../client/handbook/try-example.ts'
import { useLibrary } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { pageOf } from '../../client/page-of.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/** Asks for the pack to which the card of an example is added. */
export function TryDialog({ card, onClose }: { readonly card: ExampleCard; readonly onClose: () => void }) {
  const packs = useLibrary((state) => state.packs)
  const game = card.game ?? gameIdOf([])
  const offered = packs?.packs.filter(({ bundle, kind }) => kind === 'own' && bundle?.game === game) ?? []
  const ids = offered.map((one) => one.bundle?.id ?? one.pack)
  // preselect the last of the user's packs in the list
  const [pack, setPack] = useState(offered.findLast(({ standsFor }) => standsFor === undefined)?.bundle?.id ?? '')
  const [making, setMaking] = useState<'yes' | 'no'>('no')
  const router = useRouter()
  const id = useId()
  const canWrite = packs?.workspace.writing === 'allowed'
  const make = async () => {
    setMaking('yes')
    try {
      const code = await tryCard(pack, card)
      onClose()
      router.push(pageOf('card', code))
    } catch (error) {
      tellError(error)
      setMaking('no')
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Try ${card.title} in a pack`}
      lead="The card is made with the facts, the words and the script of this page. It is yours then: change it as you like."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => askWorkspace({ ask: 'new-pack' })}>
            New pack …
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={pack === '' || making === 'yes' || !canWrite}
            onClick={() => void make()}
          >
            Make the card
          </button>
        </>
      }
    >
      <div className="st-field">
        <label htmlFor={id}>Pack</label>
        <select id={id} value={pack} onChange={(event) => setPack(event.target.value)}>
          <option value="">{ids.length === 0 ? `No pack of yours is for ${rulebookAt(game).title}` : 'Choose a pack'}</option>
          {ids.map((one) => (
            <option key={one} value={one}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </div>
    </Dialog>
  )
}
