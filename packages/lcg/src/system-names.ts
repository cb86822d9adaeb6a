/** Names that systems of packs bring: chapters declare them for this game under its own name. */
export type * from '@questwright/authoring/names'
