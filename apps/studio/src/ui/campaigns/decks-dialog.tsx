'use client'

import '@questwright/table-page/parts/fields.css'
import './decks-dialog.css'
import { namesInList, titleOfId } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { beginningWords } from '@questwright/rulebook'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { SelectField } from '@questwright/table-page/parts/select-field'
import type { Foreseen } from '@questwright/workshop/campaign/next-game'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import { type CampaignLog, stateOf } from '@questwright/workshop/campaign/shown'
import { type DeckChoice, deckChoices, deckNamed } from '@questwright/workshop/deck-choices'
import { rulebookIn, rulebooks } from '@questwright/workshop/rulebooks'
import { usualModeOf } from '@questwright/workshop/scenario-choices'
import { findingsFor } from '@questwright/workshop/seats'
import { Check, CircleX, LoaderCircle, Play } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { endForesight, foresee, playNext } from '../../client/campaigns/play-next.ts'
import { asApiError } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { PageLink } from '../parts/page-link.tsx'
import { ChangeList } from './pieces.tsx'

interface DecksDialogProps {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  readonly bundles: readonly PackOutline[]
  /** The mode of the last game. */
  readonly mode: string | undefined
  /** Why the game could not be started with the decks of the log. */
  readonly why: string | undefined
  readonly onClose: () => void
}

/** Delay in milliseconds after the last choice before the dry run. */
const calm = 250

/**
 * Chooses the decks of the next game, and shows the result of a dry run with them. Another deck brings its own starting cards.
 */
export function DecksDialog({ open, log, bundles, mode: before, why, onClose }: DecksDialogProps) {
  const router = useRouter()
  const { next } = stateOf(open.campaign, log)
  const scenario = next && open.choiceOf(next.name)
  const all = useMemo(() => deckChoices(bundles, rulebooks, open.pack.game), [bundles, open.pack.game])
  const nameOf = useMemo(() => namesInList(all, (pack) => titleOfId(pack, bundles)), [all, bundles])
  const [codes, setCodes] = useState<readonly string[]>(() => log.players.map(({ deck }) => deckNamed(deck, all)?.code ?? ''))
  const [mode, setMode] = useState(() => before ?? (scenario ? usualModeOf(scenario) : ''))
  const [hands, setHands] = useState<'open' | 'hidden'>('open')
  const [foreseen, setForeseen] = useState<Foreseen | 'asking' | { readonly state: 'failed'; readonly message: string }>('asking')
  const [state, setState] = useState<'idle' | 'dealing'>('idle')
  const decks = useMemo(() => codes.flatMap((code) => all.find((deck) => deck.code === code) ?? []), [codes, all])
  const isWhole = decks.length === log.players.length
  const findings = scenario && isWhole ? findingsFor(decks, bundles, rulebooks, scenario) : []
  // the scenario may belong to another pack than the campaign
  const { modes } = rulebookIn(bundles.find(({ id }) => id === scenario?.pack) ?? open.pack, bundles)
  useEffect(() => {
    if (!isWhole) return
    let isWanted = true
    setForeseen('asking')
    const waiting = setTimeout(() => {
      foresee({ open, log, decks, mode, hands: 'open' }).then(
        (seen) => isWanted && setForeseen(seen),
        (error) => isWanted && setForeseen({ state: 'failed', message: asApiError(error).message }),
      )
    }, calm)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [open, log, decks, mode, isWhole])
  useEffect(() => endForesight, [])
  const deal = async () => {
    setState('dealing')
    try {
      const dealt = await playNext({ open, log, decks, mode, hands })
      if (dealt === 'dealt') return router.push('/play')
      if (dealt !== 'stay') setForeseen({ state: 'refused', message: dealt.refused })
    } catch (error) {
      setForeseen({ state: 'failed', message: asApiError(error).message })
    }
    setState('idle')
  }
  const isFine = isWhole && foreseen !== 'asking' && foreseen.state === 'fine'
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={scenario?.title ?? 'The next game'}
      lead={`Each plays a deck. Another deck replaces or exchanges ${beginningWords(open.rulebook).several}: the rules below say what that means for the log.`}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={!isFine || state === 'dealing'} onClick={() => void deal()}>
            <Play size={16} aria-hidden="true" /> {state === 'dealing' ? 'Dealing …' : 'Play'}
          </button>
        </>
      }
    >
      {why !== undefined && foreseen === 'asking' && (
        <p className="st-finding is-error" role="alert">
          {why}
        </p>
      )}
      {log.players.map(({ name }, i) => (
        <DeckOf
          // biome-ignore lint/suspicious/noArrayIndexKey: players may have the same name
          key={i}
          name={name}
          all={all}
          nameOf={nameOf}
          code={codes[i] ?? ''}
          onCode={(code) => setCodes(codes.map((one, at) => (at === i ? code : one)))}
        />
      ))}
      <section className="st-foreseen" aria-label="What the rules say" aria-live="polite">
        <h3>What the rules say</h3>
        {!isWhole ? (
          <p className="st-quiet">Choose a deck for each player.</p>
        ) : foreseen === 'asking' ? (
          <p className="st-quiet">
            <LoaderCircle size={15} className="st-turning" aria-hidden="true" /> Trying the setup …
          </p>
        ) : foreseen.state === 'fine' ? (
          <>
            <p className="st-foreseen-fine">
              <Check size={16} aria-hidden="true" />{' '}
              {foreseen.changes.length === 0
                ? 'It can be played. The log stays as it is.'
                : 'It can be played. Once it is won and recorded, the log says:'}
            </p>
            <ChangeList changes={foreseen.changes} bundles={bundles} log={log} />
          </>
        ) : (
          <p className="st-finding is-error">
            <CircleX size={15} aria-label="Error" /> <span>{foreseen.message}</span>
          </p>
        )}
        {findings.map(({ message, severity }) => (
          <p key={message} className={`st-finding is-${severity}`}>
            {message}
          </p>
        ))}
      </section>
      <div className="st-decks-more">
        {scenario && scenario.modes.length > 1 && (
          <SelectField
            label="Mode"
            value={mode}
            options={scenario.modes.map((one) => ({ value: one, name: modes[one]?.name ?? one }))}
            onValue={setMode}
          />
        )}
        {log.players.length > 1 && (
          <SelectField
            label="Hands"
            value={hands}
            options={[
              { value: 'open', name: 'All lie open' },
              { value: 'hidden', name: 'Each is hidden from the others' },
            ]}
            onValue={(value) => setHands(value === 'hidden' ? 'hidden' : 'open')}
          />
        )}
      </div>
    </Dialog>
  )
}

interface DeckOfProps {
  readonly name: string
  readonly all: readonly DeckChoice[]
  readonly nameOf: (deck: DeckChoice) => string
  readonly code: string
  readonly onCode: (code: string) => void
}

function DeckOf({ name, all, nameOf, code, onCode }: DeckOfProps) {
  const deck = all.find((one) => one.code === code)
  return (
    <div className="st-deck-of">
      <SelectField
        label={name}
        value={code}
        options={[...(deck ? [] : [{ value: '', name: 'Choose a deck' }]), ...all.map((one) => ({ value: one.code, name: nameOf(one) }))]}
        onValue={onCode}
      />
      {deck && (
        <p className="st-quiet">
          {deck.begins.map(({ title }) => title).join(', ')}; {deck.count} cards.{' '}
          <PageLink className="st-link" href={pageOf('deck', deck.code)}>
            Open the deck
          </PageLink>
        </p>
      )}
    </div>
  )
}
