/** The types of the data files that `qw pack site` writes and that the pages of the site read. */

/** `data/site.json`: the data that the pages need at once, and the paths of the rest. */
export interface SiteData {
  readonly format: 'questwright-site-data'
  readonly version: 1
  readonly pack: SitePack
  /** The packs that it needs. */
  readonly standsOn: readonly SitePack[]
  /** Artists that the pictures of the pack name. */
  readonly artists: readonly string[]
  /** Files beside this one: compiled packs (`PackBundle[]`), the engine (`EngineAnswer`). */
  readonly packs: string
  readonly engine: string
  /** The path of the script of the table's worker, relative to the page. */
  readonly worker: string
  /** Pictures by pack and path: the path of a file beside this one; for SVG drawings, their content. */
  readonly pictures: { readonly [pack: string]: { readonly [path: string]: string } }
}

/** A pack in words, all of them texts of its author. */
export interface SitePack {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly title: string
  readonly description: string
  readonly licence: string
  readonly credits: readonly string[]
}
