/**
 * Whether a click came from a finger and not from a keyboard, a screen reader or a mouse: browsers send clicks of all of them.
 * @param pointer the `pointerType` of the last pointerdown event
 */
export const isByFinger = ({ detail }: { readonly detail: number }, pointer: string): boolean => pointer === 'touch' && detail > 0
