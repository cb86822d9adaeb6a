import { type Catalogue, textParts } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { Icon, isIconName } from './icons.tsx'
import { allStats, markWord, setWord, statWord, titleOf, tokenWords, typeWord, valuesOf } from './printed.ts'
import { RichParagraphs } from './rich-text.tsx'

export interface CardDetailProps {
  readonly catalogue: Catalogue
  readonly code?: string | undefined
  readonly side?: string | undefined
  /** The card in a running game: with it, its tokens, states and current numbers are listed too. */
  readonly view?: CardView | undefined
}

/**
 * All visible data of a card as text: facts, the text of all sides, tokens, states, and each number as printed and as it is in the game.
 */
export function CardDetail({ catalogue, code = undefined, side, view }: CardDetailProps) {
  const known = view?.knowledge === 'hidden' ? undefined : (view?.code ?? code)
  const say = (word: string) => catalogue.sentence(word, {})
  if (known === undefined) return <p className="qw-empty">{say('board.hidden-card')}</p>
  const card = catalogue.card(known)
  const up = view?.side ?? side
  const stats = allStats(catalogue.rulebook, card, view)
  const tokens = Object.entries(view?.tokens ?? {}).filter(([, count]) => count > 0)
  const valued = valuesOf(catalogue, card)
  const iconOf = (name: string, text: string) => {
    const icon = valued.find((one) => one.name === name && one.text === text)?.icon
    return icon !== undefined && isIconName(icon) ? <Icon name={icon} className={`is-${icon}`} /> : null
  }
  const facts: readonly (readonly [string, string])[] = [
    ...valued.map(({ name, text }) => [name, text] as const),
    ...(card && card.traits.length > 0 ? [[say('board.traits'), card.traits.join(', ')] as const] : []),
    ...(card?.keywords && card.keywords.length > 0 ? [[say('board.keywords'), card.keywords.join(', ')] as const] : []),
    ...(card?.setTitle === undefined ? [] : [[setWord(catalogue), card.setTitle] as const]),
    ...(tokens.length > 0
      ? [[say('board.tokens'), tokens.map(([token, count]) => tokenWords(catalogue, token, count, code)).join(', ')] as const]
      : []),
    ...(view && view.marks.length > 0
      ? [[say('board.states'), view.marks.map((mark) => markWord(catalogue, mark)).join(', ')] as const]
      : []),
  ]
  return (
    <article className="qw-detail" aria-label={titleOf(card, known, up)}>
      <header>
        <h3>{titleOf(card, known, up)}</h3>
        {card?.subtitle !== undefined && <span>{card.subtitle}</span>}
        <span className="qw-quiet">{card ? typeWord(catalogue, card.type) : say('board.unknown-card')}</span>
      </header>
      {stats.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('board.numbers')}</th>
              <th scope="col">{say('board.printed')}</th>
              {view && <th scope="col">{say('board.now')}</th>}
            </tr>
          </thead>
          <tbody>
            {stats.map((stat) => (
              <tr key={stat.stat} className={stat.change === 'same' ? undefined : 'is-changed'}>
                <th scope="row">
                  <Icon name={stat.icon} className={`is-${stat.icon}`} />
                  {statWord(catalogue, stat.stat)}
                </th>
                <td>{stat.printed}</td>
                {view && <td>{stat.now}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {iconOf(name, value)}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card?.text !== undefined && (
        <div className="qw-detail-text">
          <RichParagraphs text={card.text} />
        </div>
      )}
      {textParts(catalogue.rulebook).map((part) => {
        const text = card?.[part]
        return typeof text !== 'string' ? null : (
          <div key={part} className="qw-detail-text">
            <h4>{say(`board.text.${part}`)}</h4>
            <RichParagraphs text={text} />
          </div>
        )
      })}
      {Object.entries(card?.sides ?? {}).map(([name, printed]) =>
        printed.text === undefined ? null : (
          <div key={name} className="qw-detail-text">
            <h4>
              {name}
              {printed.title === undefined ? '' : `: ${printed.title}`}
            </h4>
            <RichParagraphs text={printed.text} />
          </div>
        ),
      )}
    </article>
  )
}
