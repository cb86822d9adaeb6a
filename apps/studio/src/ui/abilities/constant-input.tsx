import { type BuiltAbility, changesFor, choice, offered, wordOf, wordsOfList } from '@questwright/abilities'
import { type AbilityContext, ChoiceInput, ChoiceList } from './choice-input.tsx'
import { Part } from './part.tsx'

interface ConstantInputProps {
  readonly ability: BuiltAbility
  readonly context: AbilityContext
  readonly onChange: (part: Partial<BuiltAbility>) => void
}

/** The change, ban or permission of a constant ability, and the cards to which it applies. */
export function ConstantInput({ ability, context, onChange }: ConstantInputProps) {
  const { on = 'self', change, word } = ability
  const { menus } = context
  const changes = wordOf(menus, word)?.changes
  return (
    <>
      {wordOf(menus, word)?.reads !== 'alone' && (
        <Part name="On">
          {(id) => (
            <div className="st-choice-row">
              <select
                id={id}
                value={typeof on === 'string' ? on : 'all'}
                onChange={(event) => onChange({ on: event.target.value === 'all' ? [] : (event.target.value as 'self' | 'host') })}
              >
                <option value="self">this card</option>
                <option value="host">the card it is attached to</option>
                <option value="all">each card …</option>
              </select>
              {typeof on !== 'string' && (
                <ChoiceList
                  label="On which cards"
                  add="which …"
                  menu={offered(menus, 'filters', ability, context.place)}
                  value={on}
                  context={context}
                  onValue={(next) => onChange({ on: next })}
                />
              )}
            </div>
          )}
        </Part>
      )}
      <Part name="It">
        {(id) =>
          (changes === 'menu' || changes === 'calls') && change ? (
            <ChoiceInput
              label="Change"
              menu={changesFor(menus, ability, context.place)}
              value={change}
              context={context}
              onValue={(next) => onChange({ change: next })}
            />
          ) : (
            <select
              id={id}
              value={String(change?.with.what ?? '')}
              onChange={(event) => onChange({ change: choice(word, { what: event.target.value }) })}
            >
              {typeof changes === 'object' &&
                wordsOfList(menus, changes.list, { ...ability, on }).map(([value, label]) => (
                  <option key={value} value={value}>
                    {changes.says.replace('$what', label).replace(/[[\]]/g, '')}
                  </option>
                ))}
            </select>
          )
        }
      </Part>
    </>
  )
}
