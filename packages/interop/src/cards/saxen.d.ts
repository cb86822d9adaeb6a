/** The parts of saxen that are used here; the library has no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', heard: (error: Error) => void): this
    on(
      event: 'openTag',
      heard: (name: string, attributes: () => { readonly [name: string]: string }, decode: (text: string) => string) => void,
    ): this
    parse(xml: string): Error | undefined
    stop(): void
  }
}
