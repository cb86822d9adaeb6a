/** The page that holds the drawing, from the root of the repository. */
export const layoutPage: string

/** The page with the drawing of the packages as their package.json files declare them; see `layout.mjs`. @throws where the page has no place for it */
export function layoutNow(root: string): string
