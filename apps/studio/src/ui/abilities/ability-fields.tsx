import {
  type BuiltAbility,
  begun,
  type Choice,
  costsFor,
  has,
  listOf,
  offered,
  plainFilters,
  pricesFor,
  repaired,
  wordOf,
  wordsFor,
} from '@questwright/abilities'
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
  /** The side of the card that gets the ability; undefined for a card with one side. */
  readonly side: string | undefined
  readonly onSide: (side: string) => void
}

/** The input fields of an ability: only those of the parts that its ability word uses. */
export function AbilityFields({ ability, context, onAbility, side, onSide }: AbilityFieldsProps) {
  const { menus } = context
  const change = (part: Partial<BuiltAbility>) => onAbility(repaired(menus, { ...ability, ...part }, context.place))
  const hasPart = (part: Parameters<typeof has>[2]) => has(menus, ability.word, part)
  return (
    <>
      <Part name="Word">
        {(id) => (
          <>
            <select id={id} value={ability.word} onChange={(event) => onAbility(begun(menus, event.target.value, context.place))}>
              {[...new Set([...wordsFor(menus, context.place), ability.word])].map((word) => (
                <option key={word} value={word}>
                  {wordOf(menus, word)?.label}
                </option>
              ))}
            </select>
            <span className="st-quiet">{wordOf(menus, ability.word)?.help}</span>
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
      {hasPart('keyword') && (context.wordsBefore.length > 0 || ability.keyword !== undefined) && (
        <Part name="Keyword">
          {(id) => (
            <select id={id} value={ability.keyword ?? ''} onChange={(event) => change({ keyword: event.target.value || undefined })}>
              <option value="">none before its word</option>
              {[...new Set([...context.wordsBefore, ...(ability.keyword === undefined ? [] : [ability.keyword])])].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {hasPart('phase') && (
        <Part name="Phase">
          {(id) => (
            <select id={id} value={ability.phase ?? ''} onChange={(event) => change({ phase: event.target.value || undefined })}>
              <option value="">any phase</option>
              {Object.keys(listOf(menus, 'phase') ?? {}).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {hasPart('trigger') && ability.trigger && (
        <TriggerInput word={ability.word} trigger={ability.trigger} context={context} onTrigger={(trigger) => change({ trigger })} />
      )}
      {hasPart('change') && <ConstantInput ability={ability} context={context} onChange={change} />}
      {hasPart('hosts') && (
        <ListPart
          name={wordOf(menus, ability.word)?.label ?? ''}
          label={hasPart('price') ? 'Which cards gain it' : 'Attach to a card'}
          add="a card …"
          menu={plainFilters(menus)}
          value={ability.hosts ?? []}
          context={context}
          onValue={(hosts) => change({ hosts })}
        />
      )}
      {hasPart('price') && ability.price && (
        <Part name="Price">
          {() => (
            <ChoiceInput
              label="Price"
              menu={pricesFor(menus, ability, context.place)}
              value={ability.price as Choice}
              context={context}
              onValue={(price) => change({ price })}
            />
          )}
        </Part>
      )}
      {hasPart('conditions') && (
        <ListPart
          name={hasPart('change') ? 'While' : 'Only if'}
          label="Condition"
          add="always, or only if …"
          menu={offered(menus, 'conditions', ability, context.place)}
          value={ability.conditions}
          context={context}
          onValue={(conditions) => change({ conditions })}
        />
      )}
      {hasPart('costs') && (
        <ListPart
          name="Cost"
          label="Cost"
          add="no cost, or …"
          menu={costsFor(menus, ability, context.place)}
          value={ability.costs}
          most={3}
          context={context}
          onValue={(paid) => change({ costs: paid })}
        />
      )}
      {hasPart('target') && <TargetInput ability={ability} context={context} onTarget={(target) => change({ target })} />}
      {hasPart('effects') && (
        <ListPart
          name="Effects"
          label="Effect"
          add="and then …"
          menu={offered(menus, 'effects', ability, context.place)}
          value={ability.effects}
          context={context}
          onValue={(effects) => change({ effects })}
        />
      )}
      {hasPart('limit') && menus.limits.length > 0 && (
        <ListPart
          name="Limit"
          label="Limit"
          add="as often as it can be paid, or …"
          menu={menus.limits}
          value={ability.limit && 'id' in ability.limit ? [ability.limit] : []}
          most={1}
          context={context}
          onValue={([limit]) => change({ limit })}
        />
      )}
      {hasPart('limit') && menus.limits.length === 0 && <LimitInput ability={ability} onLimit={(limit) => change({ limit })} />}
    </>
  )
}

/** A line of the builder with a list of choices. */
function ListPart({ name, ...list }: ChoiceListProps & { readonly name: string }) {
  return <Part name={name}>{() => <ChoiceList {...list} />}</Part>
}
