'use client'

import { bare, fullCode, modesOf, titleOfId } from '@questwright/packs/browser'
import { usualMode } from '@questwright/rulebook'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { cardIn, cardsAmongRules, ownCardOf, withCardAmongRules, withMode } from '../../client/scenario/modes.ts'
import type { ScenarioPanelProps } from '../../client/scenario/names.ts'
import { Changing } from '../parts/writing.tsx'

/** In which modes the scenario is played, and the card that lies among the rules of its games: in all of them, or in one mode for itself. */
export function ModesOfScenario({ facts, edit, pack, bundles, names }: ScenarioPanelProps) {
  const { rulebook } = names
  const modes = Object.entries(rulebook.modes)
  const played = modesOf(facts, rulebook)
  const cards = cardsAmongRules(names)
  if (modes.length < 2 && cards.length === 0 && facts.card === undefined) return null
  const usual = usualMode(rulebook)
  const options = (chosen: string, nothing: string) => {
    const own = cards.find(({ code }) => fullCode(code, pack) === fullCode(chosen, pack))
    return {
      value: chosen === '' ? '' : (own?.code ?? chosen),
      options: [
        { value: '', name: nothing },
        ...(chosen !== '' && own === undefined ? [{ value: chosen, name: `${chosen}, which is none of these` }] : []),
        ...cards.map(({ code, title, pack: home }) => ({
          value: code,
          name: `${title}${cards.some((other) => other.code !== code && other.title === title) ? ` (${bare(code)})` : ''}${home === pack ? '' : `, ${titleOfId(home, bundles)}`}`,
        })),
      ],
    }
  }
  const shown = played.flatMap((mode) => {
    const card = cardIn(facts, mode)
    return card === undefined ? [] : [`${names.title(card)} in ${rulebook.modes[mode]?.name ?? mode}`]
  })
  return (
    <div className="st-ends">
      <h3>Modes</h3>
      <p className="st-scenario-empty">
        Played in {played.map((mode) => rulebook.modes[mode]?.name ?? mode).join(', ')}.
        {shown.length > 0 && ` Among the rules lies ${shown.join(', ')}.`}
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
            {...options(facts.card ?? '', 'None')}
            onValue={(to) => edit((now) => withCardAmongRules(now, to, rulebook))}
          />
        )}
        {cards.length > 0 &&
          played
            .filter((mode) => mode !== usual && (facts.modes?.[mode] !== undefined || ownCardOf(facts, mode) !== undefined))
            .map((mode) => (
              <SelectField
                key={mode}
                label={`Card among the rules in ${rulebook.modes[mode]?.name ?? mode}`}
                {...options(ownCardOf(facts, mode) ?? '', 'That of all modes')}
                onValue={(to) => edit((now) => withCardAmongRules(now, to, rulebook, mode))}
              />
            ))}
      </Changing>
    </div>
  )
}
