'use client'

import './step-lines.css'
import { fullCode, titleOfId } from '@questwright/packs/browser'
import { Trash2 } from 'lucide-react'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'
import { AddPhrase } from './phrase-form.tsx'

/** Edits the rule cards that are in effect in the scenario. Rule cards of a single mode can be changed only in the file. */
export function RulesThatHold({ facts, edit, pack, bundles, names }: ScenarioPanelProps) {
  const rules = facts.rules ?? []
  const cardOf = (code: string) => names.rules.find((one) => fullCode(one.code, pack) === fullCode(code, pack))
  const chosen = new Set(rules.map(cardOf))
  const others = names.rules.filter((one) => !chosen.has(one))
  const put = (next: readonly string[]) => edit((now) => ({ ...now, rules: next }))
  return (
    <div className="st-ends">
      <h3>Rules that hold</h3>
      {rules.length === 0 && (
        <p className="st-scenario-empty">
          {names.rules.length === 0
            ? 'Only the rules of the game. No pack here has a rule card: a script in its folder rules.'
            : 'Only the rules of the game.'}
        </p>
      )}
      <ul className="st-setup-steps">
        {rules.map((code) => (
          <li key={code}>
            <div className="st-step-line">
              <p>
                <strong>{cardOf(code)?.title ?? code}</strong>
                {cardOf(code) === undefined && ': no pack here has this rule card.'}
              </p>
              <Changing>
                <span className="st-step-buttons">
                  <button
                    type="button"
                    className="qw-button is-icon"
                    aria-label={`Take ${cardOf(code)?.title ?? code} out`}
                    onClick={() => put(rules.filter((one) => one !== code))}
                  >
                    <Trash2 size={14} aria-hidden="true" />
                  </button>
                </span>
              </Changing>
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Changing>
          <AddPhrase
            label="Rules that hold: add a rule card"
            prompt="Add a rule card"
            phrases={Object.fromEntries(
              others.map(({ code, title, pack: home }) => [
                code,
                { name: home === pack ? title : `${title}, ${titleOfId(home, bundles)}` },
              ]),
            )}
            onAdd={(code) => put([...rules, code])}
          />
        </Changing>
      )}
    </div>
  )
}
