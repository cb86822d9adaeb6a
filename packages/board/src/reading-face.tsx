import { BadgeOf, Foot, Head, Panel, readOf, room } from './board-face.tsx'
import type { FaceProps } from './card-face.tsx'
import { Frame, Window } from './face-parts.tsx'
import { RichParagraphs, RichText } from './rich-text.tsx'
import { toldBy } from './rules-text.tsx'

/** A card enlarged for reading: nearly square as in play, with its numbers, and with its text over most of the picture. */
export function ReadingFace(props: FaceProps) {
  const { catalogue, card, code, side, label, reads } = props
  const { type, face, form, badge, stats, own, title, counted, frame } = readOf(props)
  const told = toldBy(catalogue, card, side)
  const all = reads === undefined
  const parts = told.parts.filter((one) => all || one.part === reads)
  return (
    <Panel shape="read" type={type} frame={frame} label={label}>
      <svg className="qw-board-drawing" viewBox="0 0 100 112" preserveAspectRatio="none" aria-hidden="true">
        <Frame face={face} own={own?.tone} width={100} height={112} radius={5} />
      </svg>
      <Head title={title} badge={<BadgeOf stat={badge} form={form} />} width={badge ? room[form] : room.plain} most={1} />
      <svg className="qw-reading-window" viewBox="0 0 100 50" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Window
          rulebook={catalogue.rulebook}
          card={card}
          face={{ ...face, window: 'plain' }}
          seed={code}
          side={side}
          box={{ x: 0, y: 0, width: 100, height: 50 }}
          unit={1}
        />
      </svg>
      <span className="qw-reading-text">
        {all && told.subtitle !== '' && <em>{told.subtitle}</em>}
        {all && told.traits.length > 0 && <em>{told.traits.map((trait) => `${trait}.`).join(' ')}</em>}
        {all && told.keywords.length > 0 && <span>{told.keywords.map((keyword) => `${keyword}.`).join(' ')}</span>}
        {all && <RichParagraphs text={told.text} />}
        {parts.map((one) => (
          <span key={one.part}>
            <strong>{one.title}:</strong> <RichText text={one.text} />
          </span>
        ))}
      </span>
      <Foot stats={all ? stats : []} counted={all ? counted : []} />
    </Panel>
  )
}
