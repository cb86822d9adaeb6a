import { begun } from '../../client/abilities/begin.ts'
import { costs, lists, prices, words } from '../../client/abilities/menus.ts'
import type { BuiltAbility, Choice, Word } from '../../client/abilities/model.ts'
import { costsFor, has, offered, plainFilters, repaired, wordsFor } from '../../client/abilities/offers.ts'
import { type AbilityContext, ChoiceInput, ChoiceList, type ChoiceListProps } from './choice-input.tsx'
import { ConstantInput } from './constant-input.tsx'
import { LimitInput } from './limit-input.tsx'
import { Part } from './part.tsx'
import { TargetInput } from './target-input.tsx'
import { TriggerInput } from './trigger-input.tsx'

interface AbilityFieldsProps {
  readonly ability: BuiltAbility
  readonly context: AbilityContext
  readonly onAbility: (ability: BuiltAbility) => void
  /** The side of the card that gets the ability; undefined where there is nothing to choose. */
  readonly side: string | undefined
  readonly onSide: (side: string) => void
}

/** The menus of an ability: those that its word has a use for. */
export function AbilityFields({ ability, context, onAbility, side, onSide }: AbilityFieldsProps) {
  const change = (part: Partial<BuiltAbility>) => onAbility(repaired({ ...ability, ...part }, context.place))
  return (
    <>
      <Part name="Word">
        {(id) => (
          <>
            <select id={id} value={ability.word} onChange={(event) => onAbility(begun(event.target.value as Word, context.place))}>
              {wordsFor(context.place).map((word) => (
                <option key={word} value={word}>
                  {words.find((one) => one.word === word)?.label}
                </option>
              ))}
            </select>
            <span className="st-quiet">{words.find((one) => one.word === ability.word)?.help}</span>
          </>
        )}
      </Part>
      {side !== undefined && (
        <Part name="Side">
          {(id) => (
            <select id={id} value={side} onChange={(event) => onSide(event.target.value)}>
              {['A', 'B'].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {has(ability.word, 'phase') && (
        <Part name="Phase">
          {(id) => (
            <select id={id} value={ability.phase ?? ''} onChange={(event) => change({ phase: event.target.value || undefined })}>
              <option value="">any phase</option>
              {lists.phase.map(([one]) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {has(ability.word, 'trigger') && ability.trigger && (
        <TriggerInput word={ability.word} trigger={ability.trigger} context={context} onTrigger={(trigger) => change({ trigger })} />
      )}
      {has(ability.word, 'change') && <ConstantInput ability={ability} context={context} onChange={change} />}
      {ability.word === 'attaches-to' && (
        <ListPart
          name="Attach to"
          label="Attach to a card"
          add="a card …"
          menu={plainFilters}
          value={ability.hosts ?? []}
          context={context}
          onValue={(hosts) => change({ hosts })}
        />
      )}
      {ability.word === 'travel' && ability.price && (
        <Part name="Price">
          {() => (
            <ChoiceInput
              label="Price"
              menu={prices}
              value={ability.price as Choice}
              context={context}
              onValue={(price) => change({ price })}
            />
          )}
        </Part>
      )}
      {has(ability.word, 'conditions') && (
        <ListPart
          name={has(ability.word, 'change') ? 'While' : 'Only if'}
          label="Condition"
          add="always, or only if …"
          menu={offered('conditions', ability, context.place)}
          value={ability.conditions}
          context={context}
          onValue={(conditions) => change({ conditions })}
        />
      )}
      {has(ability.word, 'costs') && (
        <ListPart
          name="Cost"
          label="Cost"
          add="no cost, or …"
          menu={costsFor(ability, context.place)}
          value={ability.costs}
          most={costs.length > 0 ? 2 : 0}
          context={context}
          onValue={(paid) => change({ costs: paid })}
        />
      )}
      {has(ability.word, 'target') && <TargetInput ability={ability} context={context} onTarget={(target) => change({ target })} />}
      {has(ability.word, 'effects') && (
        <ListPart
          name="Effects"
          label="Effect"
          add="and then …"
          menu={offered('effects', ability, context.place)}
          value={ability.effects}
          context={context}
          onValue={(effects) => change({ effects })}
        />
      )}
      {has(ability.word, 'limit') && <LimitInput ability={ability} onLimit={(limit) => change({ limit })} />}
    </>
  )
}

/** A line of the builder that is a list of choices. */
function ListPart({ name, ...list }: ChoiceListProps & { readonly name: string }) {
  return <Part name={name}>{() => <ChoiceList {...list} />}</Part>
}
