/** Choosing the folder of the workspace: what goes between page and server. */

/** What the page is told before a folder is chosen. */
export interface WorkspaceFolderAnswer {
  /** A folder that nobody has to think about: the one that was chosen last, else one in the home of the person. */
  readonly suggested: string
  /** The folder that is the workspace; empty while none is. */
  readonly folder: string
}

/** The choice of the person. */
export interface WorkspaceFolderChoice {
  /** As it was typed; `~` is the home of the person. */
  readonly folder: string
}
