import type { ReactNode } from 'react'
import { CardLink } from './card-link.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardReference, Question, View } from './door-types.ts'
import { titleOf } from './printed.ts'
import { RichParagraphs } from './rich-text.tsx'
import type { StopSettings } from './stop-settings.ts'
import { type Asking, abilitiesAsked, askingOf, isActionWindow, withAsking } from './stops.ts'

export interface AboutQuestionProps {
  readonly catalogue: Catalogue
  readonly view: View
  readonly question: Question
  readonly onOpenCard?: ((reference: CardReference) => void) | undefined
  /** A handbook page about this step or question. */
  readonly handbook?: string | undefined
  /** Controls to show below the explanation: how to treat this question when it comes again. */
  readonly children?: ReactNode
}

/** The step to which a question belongs: the step named in its cause, else the running step of the view. */
function stepOf({ because }: Question, view: View): string | undefined {
  const named = because.step ?? (typeof view.status.step === 'string' ? view.status.step : undefined)
  const step = named?.replace(/^window /, '')
  return step === undefined || step === '' ? undefined : step
}

/** Explains a question, and the rule or card that it comes from. */
export function AboutQuestion({ catalogue, view, question, onOpenCard, handbook, children }: AboutQuestionProps) {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const told = (code: string) => (catalogue.has(code) ? say(code) : undefined)
  const step = stepOf(question, view)
  const meaning = told(`about.question.${question.name}`)
  const ofStep = step === undefined ? undefined : told(`about.step.${step}`)
  const reference = question.because.card
  const code = reference?.code
  const printed = code === undefined ? undefined : catalogue.card(code)
  const side = reference === undefined ? undefined : view.cards[reference.card]?.side
  const text = printed?.text ?? (side === undefined ? undefined : printed?.sides?.[side]?.text)
  return (
    <div className="qw-about">
      <p>{meaning ?? ofStep ?? say(`board.about.${question.shape}`)}</p>
      {reference && code !== undefined && (
        <div className="qw-about-card">
          <p>
            {say('board.about.card')}{' '}
            <CardLink catalogue={catalogue} reference={reference} title={titleOf(printed, code, side)} onOpen={onOpenCard} />
          </p>
          {text !== undefined && (
            <blockquote>
              <RichParagraphs text={text} />
            </blockquote>
          )}
        </div>
      )}
      {step !== undefined && catalogue.has(`step.${step}`) && (
        <p className="qw-quiet" data-rule={step}>
          {say(`step.${step}`)}:{' '}
          {step.startsWith('setup.')
            ? say('about.rule.setup', { step: step.slice('setup.'.length) })
            : catalogue.has('about.rule')
              ? say('about.rule', { step })
              : step}
          .{meaning !== undefined && ofStep !== undefined && ` ${ofStep}`}
        </p>
      )}
      {handbook !== undefined && (
        <a className="qw-link" href={handbook}>
          {say('board.about.handbook')}
        </a>
      )}
      {children}
    </div>
  )
}

const choices: readonly Asking[] = ['as-set', 'always', 'use', 'never']

export interface AskNextTimeProps {
  readonly catalogue: Catalogue
  /** Names of abilities, each `pack:slug#ability`. */
  readonly abilities: readonly string[]
  readonly stops: StopSettings
  readonly onStops: (stops: StopSettings) => void
}

/** Lets the player choose for each ability of the question: ask again next time, use it without asking, or pass without asking. */
export function AskNextTime({ catalogue, abilities, stops, onStops }: AskNextTimeProps) {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  return (
    <div className="qw-next-time">
      {abilities.map((ability) => {
        const words = abilityWords(catalogue, ability)
        return (
          <label key={ability}>
            <span>{words}</span>
            <select
              data-asking={ability}
              aria-label={say('board.next-time', { ability: words })}
              value={askingOf(stops, ability)}
              onChange={(event) => onStops(withAsking(stops, ability, event.currentTarget.value as Asking))}
            >
              {choices.map((asking) => (
                <option key={asking} value={asking}>
                  {say(`board.asking.${asking}`)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </div>
  )
}

/** The title of the ability's card or keyword, followed by the ability's own name where its author gave it one. */
export function abilityWords(catalogue: Catalogue, ability: string): string {
  const title = catalogue.title(ability.slice(0, ability.indexOf('#')))
  const own = catalogue.ability(ability)
  return own === undefined ? title : `${title}: ${own}`
}

/**
 * The abilities whose setting can be changed beside the question: triggered abilities, at most three. Abilities that are used as actions
 * are changed in the settings.
 */
export function askedNextTime(question: Question): readonly string[] {
  return isActionWindow(question) ? [] : abilitiesAsked(question).slice(0, 3)
}
