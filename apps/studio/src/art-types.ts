/** Types of the API calls about pictures of packs. */

export interface ArtListAnswer {
  readonly pack: string
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}
