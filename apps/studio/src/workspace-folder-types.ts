/** Types of the API for the choice of the workspace's folder. */

/** The folder and a suggestion, for the page of the choice. */
export interface WorkspaceFolderAnswer {
  /** The suggested folder: the last chosen one, else a folder in the home of the user. */
  readonly suggested: string
  /** The folder of the workspace; empty until one is chosen. */
  readonly folder: string
}

/** The user's choice. */
export interface WorkspaceFolderChoice {
  /** The typed path; `~` is the user's home folder. */
  readonly folder: string
}
