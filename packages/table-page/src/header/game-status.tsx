import { seatsOfViewer } from '@questwright/board'
import { rulebooksOfPacks } from '@questwright/packs/browser'
import { entryIn } from '@questwright/rulebook'
import { Check, CircleX, List, LoaderCircle } from 'lucide-react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { modesOfPack } from '../modes-of-pack.ts'
import { useTableGame, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import type { GameMenuEntry } from '../saved/game-menu.tsx'

/** Loaded when it is first shown, since only the page with the table needs it. */
const GameMenu = later(() => import('../saved/game-menu.tsx').then((module) => module.GameMenu))
const GameTrack = later(() => import('./game-track.tsx').then((module) => module.GameTrack))

const hands = ['', 'one-handed', 'two-handed', 'three-handed', 'four-handed'] as const

/**
 * The running game in the page header: its name, where it is in the round, and whether it is saved in this browser.
 * @param more further entries of the game menu
 */
export function GameStatus({ more }: { readonly more?: readonly GameMenuEntry[] }) {
  const { title, setup, viewer, saved, status, wait, packs } = useTableGame(
    useShallow(({ title, setup, viewer, saved, status, wait, packs }) => ({
      title,
      setup,
      viewer,
      saved,
      status,
      wait,
      packs,
    })),
  )
  const { rulebooks } = useTablePage().packs
  const game = packs[0]?.game
  const rulebook = entryIn(rulebooksOfPacks(packs, rulebooks), game)
  const all = rulebook?.modes ?? {}
  const ofScenario = setup?.kind === 'scenario' ? setup : undefined
  // the pack of a scenario writes the bare name of its own mode; other programs may save the name with the pack in front
  const own = modesOfPack({ pack: String(ofScenario?.scenario).split(':')[0] ?? '', game }, packs, rulebooks)
  const named = entryIn(own, ofScenario?.mode) ?? entryIn(all, ofScenario?.mode)
  // a situation has no mode of its own: it is played in the default mode of scenarios
  const mode = (named ?? Object.values(all)[0])?.name
  const decks = ofScenario?.decks
  // players who play against each other are different people, and not the hands of one
  const isAgainst = rulebook?.players === 'against-each-other'
  const playersInWords = isAgainst ? (Array.isArray(decks) ? `${decks.length} players` : '') : hands[seatsOfViewer(viewer).length]
  return (
    <>
      <span className="st-game-title">{title}</span>
      <span className="st-quiet st-wide-only">{[mode, playersInWords].filter((one) => one !== undefined && one !== '').join(', ')}</span>
      <span className="st-game-track">
        <GameTrack />
      </span>
      <output className="st-game-saved" data-status={status} data-saved={saved}>
        {(status === 'thinking' && wait === 'long') || status === 'opening' ? (
          <span className="st-quiet">
            <LoaderCircle size={14} className="st-turning" aria-hidden="true" /> Working …
          </span>
        ) : saved === 'saving' ? (
          <span className="st-quiet">
            <LoaderCircle size={14} className="st-turning" aria-hidden="true" /> Saving …
          </span>
        ) : saved === 'not-saved' ? (
          <span className="st-flag is-bad">
            <CircleX size={14} aria-hidden="true" /> Not kept
          </span>
        ) : (
          <span className="st-flag is-ok">
            <Check size={14} aria-hidden="true" /> Saved
          </span>
        )}
      </output>
      <GameMenu more={more} />
      <SideButton />
    </>
  )
}

/** On a phone: the button for the side panel with the piles, the current card and the log. */
function SideButton() {
  const { side } = useTablePage()
  const { drawer } = useStore(side)
  return (
    <button
      type="button"
      className="st-bar-button st-side-button"
      aria-label="Piles, card and log"
      title="Piles, card and log"
      aria-expanded={drawer === 'open'}
      onClick={() => side.setState({ drawer: drawer === 'open' ? 'closed' : 'open' })}
    >
      <List size={18} aria-hidden="true" />
    </button>
  )
}
