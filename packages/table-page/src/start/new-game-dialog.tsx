import { CardLink, type Catalogue, createCatalogue } from '@questwright/board'
import { namesInList, optionalRules, rulebooksOfPacks, rulesThatClash, titleOfId, titleOfPack } from '@questwright/packs/browser'
import './new-game.css'
import type { PackOutline } from '@questwright/packs/types'
import { entryIn, type Rulebooks } from '@questwright/rulebook'
import { type DeckChoice, deckChoices } from '@questwright/workshop/deck-choices'
import { freshSeed, packsFor } from '@questwright/workshop/game-choice'
import { type ScenarioChoice, usualModeOf } from '@questwright/workshop/scenario-choices'
import { findingsFor, firstSeats, seatsOf, whyNotTogether } from '@questwright/workshop/seats'
import { ArrowUp, CircleX, Dices, Play, Plus, TriangleAlert } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import { modesOfPack } from '../modes-of-pack.ts'
import { useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { ChosenRules } from './chosen-rules.tsx'
import { useStart } from './use-start.ts'

interface NewGameDialogProps {
  readonly scenario: ScenarioChoice
  /** All scenarios, and the callback for choosing another one, where the dialog does not belong to a single scenario. */
  readonly others?: { readonly scenarios: readonly ScenarioChoice[]; readonly onScenario: (code: string) => void }
  /** The codes of decks that are chosen when the dialog opens; without them those of `firstSeats`. */
  readonly decks?: readonly string[]
  readonly bundles: readonly PackOutline[]
  readonly onClose: () => void
}

interface RadioChoice<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly text: string
}

const handsChoices: readonly RadioChoice<'open' | 'hidden'>[] = [
  { value: 'open', name: 'One person plays all hands', text: 'All hands lie open.' },
  {
    value: 'hidden',
    name: 'Hands are hidden',
    text: 'Several people at this screen: it shows the hand of the one who is asked, and says when to pass it on.',
  },
]

type PlayedBy = 'person' | 'greedy' | 'random'

const playedBy: readonly { readonly value: PlayedBy; readonly name: string }[] = [
  { value: 'person', name: 'A person' },
  { value: 'greedy', name: 'A bot that plays to win' },
  { value: 'random', name: 'A bot that plays at random' },
]

/** Asks for the settings of a new game: scenario, decks in the order of their seats, mode, optional rules and dice. */
export function NewGameDialog({ scenario, others, decks: given, bundles, onClose }: NewGameDialogProps) {
  const { packs: page } = useTablePage()
  const rulebooks = rulebooksOfPacks(bundles, page.rulebooks)
  // the pack may be removed, or broken by an edit, while the dialog is open
  const modes = modesOfPack(scenario, bundles, page.rulebooks)
  const decks = deckChoices(bundles, rulebooks, scenario.game)
  const { least, most } = seatsOf(scenario.game, rulebooks)
  // undefined until the user chooses decks. Until then the choice follows the packs, because the dialog may open before the packs of the decks are
  // loaded
  const [byHand, setByHand] = useState(given)
  const chosen = byHand ?? firstSeats(decks, bundles, rulebooks, scenario.game, scenario).map(({ code }) => code)
  const [wanted, setMode] = useState(() => usualModeOf(scenario))
  // the scenario that is selected now may not have the mode chosen before
  const mode = scenario.modes.includes(wanted) ? wanted : usualModeOf(scenario)
  const [ruled, setRuled] = useState<readonly string[]>([])
  const allRules = optionalRules(bundles, scenario.game)
  const rules = allRules.filter(({ code }) => ruled.includes(code))
  const [seed, setSeed] = useState(freshSeed)
  const [hands, setHands] = useState<'open' | 'hidden'>('open')
  const [played, setPlayed] = useState<readonly PlayedBy[]>([])
  const isAgainst = entryIn(rulebooks, scenario.game)?.players === 'against-each-other'
  const catalogue = useCatalogue(scenario.game, bundles, rulebooks)
  const { start, state } = useStart()
  const titleOf = (pack: string) => titleOfId(pack, bundles)
  const deckName = namesInList(decks, titleOf)
  const scenarioName = namesInList(others?.scenarios ?? [], titleOf)
  const seats = chosen.flatMap((code) => decks.find((deck) => deck.code === code) ?? [])
  const findings = findingsFor(seats, bundles, rulebooks, scenario)
  const clash = rulesThatClash(rules, packsFor({ scenario, decks: seats }, bundles), bundles)
  const isLegal =
    seats.length >= least && seed.trim() !== '' && clash.length === 0 && !findings.some(({ severity }) => severity === 'error')
  const players = seats.map((_, at) => (isAgainst ? (played[at] ?? 'person') : 'person'))
  const people = players.filter((player) => player === 'person').length
  const refusedBy = (deck: DeckChoice, others: readonly DeckChoice[]) => whyNotTogether(others, deck, bundles, rulebooks, scenario)
  const toggle = (deck: DeckChoice) => {
    const { code } = deck
    const kept = byHand === undefined && refusedBy(deck, seats) !== undefined ? [] : chosen
    setByHand(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...kept, code].slice(0, most))
  }
  const forward = (at: number) =>
    setByHand([...chosen.slice(0, at - 1), ...chosen.slice(at, at + 1), ...chosen.slice(at - 1, at), ...chosen.slice(at + 1)])
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={scenario.title}
      lead="One deck for each seat, at this screen."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={!isLegal || state === 'starting'}
            onClick={() => void start({ scenario, mode, decks: seats, seed: seed.trim(), rules, hands, players })}
          >
            <Play size={16} aria-hidden="true" /> {state === 'starting' ? 'Dealing …' : 'Start'}
          </button>
        </>
      }
    >
      {others && (
        <SelectField
          label="Scenario"
          value={scenario.code}
          options={others.scenarios.map((one) => ({ value: one.code, name: scenarioName(one) }))}
          onValue={others.onScenario}
        />
      )}
      <fieldset className="st-choice">
        <legend>
          Decks ({least} to {most}, in the order of their seats)
        </legend>
        {decks.map((deck) => {
          const places = chosen.flatMap((code, place) => (code === deck.code ? [place] : []))
          const seat = places[0] ?? -1
          const refused = seat >= 0 ? undefined : refusedBy(deck, byHand === undefined ? [] : seats)
          // offered again only where the game lets two players use the same deck
          const mayAgain = seat >= 0 && chosen.length < most && refusedBy(deck, seats) === undefined
          return (
            <div key={deck.code} className="st-seat-row">
              <div
                className="st-option st-deck-option"
                data-chosen={seat >= 0 ? 'chosen' : 'open'}
                data-refused={refused === undefined ? 'no' : 'yes'}
              >
                <label>
                  <input type="checkbox" checked={seat >= 0} disabled={refused !== undefined} onChange={() => toggle(deck)} />
                  <strong>{deckName(deck)}</strong> {seat >= 0 && <span className="st-seat">{seatsInWords(places)}</span>}
                </label>
                {deck.text !== undefined && <small>{deck.text}</small>}
                <small>
                  <CardNames cards={deck.begins} catalogue={catalogue} />; {deck.count} cards
                </small>
                {refused !== undefined && <small>{refused}</small>}
              </div>
              {mayAgain && (
                <button
                  type="button"
                  className="qw-button is-icon"
                  aria-label={`${deckName(deck)} for one more seat`}
                  title="For one more seat"
                  onClick={() => setByHand([...chosen, deck.code])}
                >
                  <Plus size={15} aria-hidden="true" />
                </button>
              )}
              {seat > 0 && (
                <button
                  type="button"
                  className="qw-button is-icon"
                  aria-label={`Move ${deckName(deck)} to seat ${seat}`}
                  title={`To seat ${seat}`}
                  onClick={() => forward(seat)}
                >
                  <ArrowUp size={15} aria-hidden="true" />
                </button>
              )}
            </div>
          )
        })}
      </fieldset>
      <div role="status">
        {seats.length < least && <p className="st-finding is-error">{least === 1 ? 'Choose a deck.' : `Choose ${least} decks or more.`}</p>}
        {seed.trim() === '' && <p className="st-finding is-error">Write a seed, or press Another.</p>}
        {clash.map((message) => (
          <p key={message} className="st-finding is-error">
            <CircleX size={15} aria-label="Error" />
            <span>
              {message} <span className="st-quiet">Take one of them out.</span>
            </span>
          </p>
        ))}
        {findings.map((finding) => (
          <p key={`${finding.deck}:${finding.message}`} className={`st-finding is-${finding.severity}`}>
            {finding.severity === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Warning" />}
            <span>
              {seats.length > 1 && finding.deck !== undefined && !finding.message.startsWith(finding.deck) && `${finding.deck}: `}
              {finding.message} {finding.severity === 'error' && <span className="st-quiet">{finding.remedy}</span>}
            </span>
          </p>
        ))}
      </div>
      {isAgainst && seats.length > 1 && (
        <fieldset className="st-choice">
          <legend>Players</legend>
          {seats.map((deck, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two seats may have the same deck
              key={at}
              label={`Seat ${at + 1}, ${deckName(deck)}`}
              value={players[at] ?? 'person'}
              options={playedBy}
              onValue={(value) => setPlayed(seats.map((_, one) => (one === at ? (value as PlayedBy) : (played[one] ?? 'person'))))}
            />
          ))}
          {people === 1 && players.length > 1 && (
            <p className="st-quiet">
              Against bots you may undo at any time, also what you have seen since; between people that needs consent.
            </p>
          )}
        </fieldset>
      )}
      {people > 1 && <OneOf legend="Hands" choices={handsChoices} value={hands} onValue={setHands} />}
      <OneOf
        legend="Mode"
        choices={scenario.modes.map((one) => ({ value: one, name: modes[one]?.name ?? one, text: modes[one]?.text ?? '' }))}
        value={mode}
        onValue={setMode}
      />
      <ChosenRules
        legend="Optional rules"
        rules={allRules.map((rule) => ({ ...rule, of: rule.pack === scenario.pack ? undefined : titleOfId(rule.pack, bundles) }))}
        chosen={ruled}
        onChosen={setRuled}
      />
      <div className="st-field">
        <label htmlFor="seed">Seed</label>
        <div className="st-field-row">
          <input id="seed" value={seed} maxLength={60} autoComplete="off" onChange={(event) => setSeed(event.target.value)} />
          <button type="button" className="qw-button" onClick={() => setSeed(freshSeed())}>
            <Dices size={15} aria-hidden="true" /> Another
          </button>
        </div>
        <small className="st-quiet">The same seed, decks and answers give the same game.</small>
      </div>
    </Dialog>
  )
}

/** The seats of a deck in words: "Seat 1", or "Seats 1 and 3" where several players use it. */
function seatsInWords(places: readonly number[]): string {
  const numbers = places.map((place) => String(place + 1))
  return numbers.length === 1 ? `Seat ${numbers[0]}` : `Seats ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

/** The catalogue that draws the cards of a game; undefined where the page does not have the game. */
function useCatalogue(game: string, bundles: readonly PackOutline[], rulebooks: Rulebooks): Catalogue | undefined {
  const rulebook = entryIn(rulebooks, game)
  return useMemo(
    () =>
      rulebook &&
      createCatalogue({
        rulebook,
        packs: bundles.filter((one) => one.game === game).map((pack) => ({ ...pack, name: titleOfPack(pack) })),
      }),
    [rulebook, bundles, game],
  )
}

interface CardNamesProps {
  readonly cards: DeckChoice['begins']
  readonly catalogue: Catalogue | undefined
}

/** The titles of some cards; pointing at a title shows the card. */
function CardNames({ cards, catalogue }: CardNamesProps) {
  return cards.map(({ code, title }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a broken deck may name a card twice
    <Fragment key={`${code}:${index}`}>
      {index > 0 && ', '}
      {catalogue?.card(code) ? <CardLink catalogue={catalogue} reference={{ card: code, code }} title={title} /> : title}
    </Fragment>
  ))
}

interface OneOfProps<Value extends string> {
  readonly legend: string
  readonly choices: readonly RadioChoice<Value>[]
  readonly value: Value
  readonly onValue: (value: Value) => void
}

/** Radio buttons, each with a sentence about its choice. */
function OneOf<Value extends string>({ legend, choices, value, onValue }: OneOfProps<Value>) {
  return (
    <fieldset className="st-choice">
      <legend>{legend}</legend>
      {choices.map((one) => (
        <label key={one.value} className="st-option" data-chosen={value === one.value ? 'chosen' : 'open'}>
          <input type="radio" name={legend} checked={value === one.value} onChange={() => onValue(one.value)} />
          <span>
            <strong>{one.name}</strong>
            <small>{one.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
