/** The names of card types. They are in a file of their own because the types of scripts depend on them. */

/** The card types of cards in packs. */
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
