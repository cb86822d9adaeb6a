/** Names that systems of packs define: the generated types of a workspace add them to this module. */
export type * from '@questwright/authoring/names'
