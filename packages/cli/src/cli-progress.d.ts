/** What this package uses of cli-progress, which brings no types. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: { readonly stream: NodeJS.WritableStream; readonly format: string; readonly hideCursor: boolean })
    start(total: number, value: number, payload: object): void
    update(value: number, payload: object): void
    stop(): void
  }
}
