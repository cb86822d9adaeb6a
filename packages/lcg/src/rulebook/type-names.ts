/** The words for card types. Scripts are typed by them, so nothing else stands here. */

/** The card types that a pack may bring. */
export type PrintedType =
  | 'hero'
  | 'ally'
  | 'attachment'
  | 'event'
  | 'enemy'
  | 'location'
  | 'treachery'
  | 'objective'
  | 'objective-ally'
  | 'objective-hero'
  | 'objective-location'
  | 'treasure'
  | 'contract'
  | 'nightmare'
  | 'quest'

/** The words of rules and cards for groups of types. */
export type Counted = 'hero' | 'ally' | 'character' | 'attachment' | 'enemy' | 'location' | 'treachery' | 'objective' | 'quest'
