import { Fragment, type ReactNode } from 'react'
import { iconAliases, iconWords } from './drawings.ts'
import { Icon, isIconName } from './icons.tsx'

/** A piece of a text with simple markup: `**bold**`, `*italic*`, `[icon]`; `slot` is a placeholder for an element. Everything else is plain text. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'icon'; readonly name: string }
  | { readonly kind: 'slot'; readonly index: number }
  | { readonly kind: 'bold' | 'italic'; readonly pieces: readonly TextPiece[] }

/** A text with simple markup as plain words, for tooltips: without the marks of bold and italic text, and with the words of its icons. */
export function plainText(text: string): string {
  return wordsOf(parseText(text))
}

function wordsOf(pieces: readonly TextPiece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      if (piece.kind === 'icon') return (isIconName(piece.name) ? iconWords[piece.name] : undefined) ?? piece.name
      return piece.kind === 'slot' ? '' : wordsOf(piece.pieces)
    })
    .join('')
}

/** Parses a text with simple markup. A mark without its closing partner is plain text. */
export function parseText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') pieces.push({ kind: 'text', text: plain })
    plain = ''
  }
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const bold = /^\*\*(?=\S)([\s\S]*?\S)\*\*/.exec(rest)
    const italic = bold ? null : /^\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/.exec(rest)
    const icon = /^\[([a-zA-Z -]{2,14})\]/.exec(rest)
    const slot = /^\uE000(\d{1,4})\uE001/.exec(rest)
    const found = bold ?? italic ?? icon ?? slot
    if (bold) {
      flush()
      pieces.push({ kind: 'bold', pieces: parseText(bold[1] as string) })
    } else if (italic) {
      flush()
      pieces.push({ kind: 'italic', pieces: parseText(italic[1] as string) })
    } else if (slot) {
      flush()
      pieces.push({ kind: 'slot', index: Number(slot[1]) })
    } else if (icon) {
      const word = (icon[1] as string).trim()
      const name =
        (Object.hasOwn(iconAliases, word.toLowerCase()) ? iconAliases[word.toLowerCase()] : undefined) ??
        (isIconName(word) ? word : word.toLowerCase())
      if (isIconName(name)) {
        flush()
        pieces.push({ kind: 'icon', name })
      } else plain += icon[0]
    } else plain += rest[0]
    at += found ? found[0].length : 1
  }
  flush()
  return pieces
}

function draw(pieces: readonly TextPiece[], slots: readonly ReactNode[]): ReactNode {
  return pieces.map((piece, index) => {
    const key = `${piece.kind}${index}`
    const before = pieces[index - 1]
    const after = pieces[index + 1]
    if (piece.kind === 'text')
      return <Fragment key={key}>{before?.kind === 'icon' ? piece.text.slice(stopOf(piece).length) : piece.text}</Fragment>
    if (piece.kind === 'slot') return <Fragment key={key}>{slots[piece.index]}</Fragment>
    if (piece.kind !== 'icon') {
      const inner = draw(piece.pieces, slots)
      return piece.kind === 'bold' ? <strong key={key}>{inner}</strong> : <em key={key}>{inner}</em>
    }
    // no line break between an icon and the punctuation after it
    return (
      <span key={key} className="qw-glued">
        {isIconName(piece.name) && <Icon name={piece.name} label={iconWords[piece.name] ?? piece.name} className="qw-text-icon" />}
        {stopOf(after)}
      </span>
    )
  })
}

/** The punctuation with which a piece of text begins. */
function stopOf(piece: TextPiece | undefined): string {
  return piece?.kind === 'text' ? (/^[.,;:!?)”]+/.exec(piece.text)?.[0] ?? '') : ''
}

export interface RichTextProps {
  readonly text: string
  /** The elements drawn in place of the placeholders `slotMark(0)`, `slotMark(1)` … */
  readonly slots?: readonly ReactNode[]
}

/** Draws a text with simple markup, not divided into paragraphs. No part of the text is inserted as HTML. */
export function RichText({ text, slots = [] }: RichTextProps) {
  return <>{draw(parseText(text), slots)}</>
}

/** Draws a text with simple markup, each line as a paragraph. */
export function RichParagraphs({ text }: { readonly text: string }) {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
        <p key={index}>
          <RichText text={line} />
        </p>
      ))}
    </>
  )
}
