/** Choosing the folder of the workspace: what goes between page and server. */

/** What the page is told before a folder is chosen. */
export interface WorkspaceFolderAnswer {
  /** The suggested folder: the last chosen one, else a folder in the home of the user. */
  readonly suggested: string
  /** The folder that is the workspace; empty while none is. */
  readonly folder: string
}

/** The choice of the person. */
export interface WorkspaceFolderChoice {
  /** As it was typed; `~` is the home of the person. */
  readonly folder: string
}
