/** What the calls about pictures of packs exchange. */

export interface ArtListAnswer {
  readonly pack: string
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}
