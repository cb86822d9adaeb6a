/** A site has no editor: no file can be opened. */
export const codeOfFile = (_file: string): string | undefined => undefined
export const openCard = (_code: string, _line?: number): void => undefined
