'use client'

import { cardChoice, cardsAmongRules, withCardAmongRules, withMode } from '@questwright/editing/scenario'
import { inMode, modesOf } from '@questwright/packs/browser'
import { usualMode } from '@questwright/rulebook'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'

/** Edits the modes of the scenario, and the rule card of its games: one for all modes, or one for each. */
export function ModesOfScenario({ facts, edit, pack, bundles, names }: ScenarioPanelProps) {
  const { rulebook } = names
  const modes = Object.entries(rulebook.modes)
  const played = modesOf(facts, rulebook)
  const cards = cardsAmongRules(names)
  if (modes.length < 2 && cards.length === 0 && facts.card === undefined) return null
  const usual = usualMode(rulebook)
  const choice = (chosen: string, nothing: string) => cardChoice(cards, chosen, { pack, bundles, nothing })
  const shown = played.flatMap((mode) => {
    const { card } = inMode(facts, mode)
    return card === undefined ? [] : [`${names.title(card)} in ${rulebook.modes[mode]?.name ?? mode}`]
  })
  return (
    <div className="st-ends">
      <h3>Modes</h3>
      <p className="st-scenario-empty">
        Played in {played.map((mode) => rulebook.modes[mode]?.name ?? mode).join(', ')}.
        {shown.length > 0 && ` Rule cards: ${shown.join(', ')}.`}
      </p>
      <Changing>
        {modes.length > 1 && (
          <fieldset className="st-mode-choice">
            <legend>Played in</legend>
            {modes.map(([mode, { name, text }]) => {
              const isPlayed = played.includes(mode)
              return (
                <label key={mode} title={text}>
                  <input
                    type="checkbox"
                    checked={isPlayed}
                    disabled={isPlayed && played.length === 1}
                    onChange={() => edit((now) => withMode(now, mode, isPlayed ? 'not' : 'played', rulebook))}
                  />
                  {name}
                </label>
              )
            })}
          </fieldset>
        )}
        {(cards.length > 0 || facts.card !== undefined) && (
          <SelectField
            label="Card among the rules"
            {...choice(facts.card ?? '', 'None')}
            onValue={(to) => edit((now) => withCardAmongRules(now, to, rulebook))}
          />
        )}
        {cards.length > 0 &&
          played
            .filter((mode) => mode !== usual && facts.modes?.[mode] !== undefined)
            .map((mode) => (
              <SelectField
                key={mode}
                label={`Card among the rules in ${rulebook.modes[mode]?.name ?? mode}`}
                {...choice(facts.modes?.[mode]?.card ?? '', 'That of all modes')}
                onValue={(to) => edit((now) => withCardAmongRules(now, to, rulebook, mode))}
              />
            ))}
      </Changing>
    </div>
  )
}
