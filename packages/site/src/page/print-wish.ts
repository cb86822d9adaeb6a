/** The request to the page of `print-room.ts`; both sides import this module. */

export type PrintWish =
  /** Sheets to cut out. `copies`: each card as often as the box has it, or once. */
  | {
      readonly what: 'pdf'
      readonly paper: 'a4' | 'letter'
      readonly backs: 'mirrored' | 'none'
      readonly copies: 'quantity' | 'one'
    }
  /** Both sides of each card at 300 dpi. */
  | { readonly what: 'pictures'; readonly bleed: 'with' | 'without' }
  | { readonly what: 'tabletop-simulator'; readonly copies: 'quantity' | 'one' }

/** The type of `window.questwrightPrintRoom`. */
export interface PrintRoom {
  readonly print: (
    wish: PrintWish,
    tell: (done: number, of: number) => void,
  ) => Promise<readonly { readonly name: string; readonly base64: string }[]>
}
