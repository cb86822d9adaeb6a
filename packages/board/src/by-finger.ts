/** Whether a click came from a finger and not from a key, a reader or a mouse. @param pointer the kind of the pointer that was last down there */
export const isByFinger = ({ detail }: { readonly detail: number }, pointer: string): boolean => pointer === 'touch' && detail > 0
