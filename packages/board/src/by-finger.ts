/**
 * Whether a click came from a finger and not from a keyboard, a screen reader or a mouse. @param pointer the type of the last pointer that went down
 */
export const isByFinger = ({ detail }: { readonly detail: number }, pointer: string): boolean => pointer === 'touch' && detail > 0
