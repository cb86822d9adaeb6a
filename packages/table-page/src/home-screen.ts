/**
 * The data that a browser needs to put a page on a home screen, from where it starts without the browser's bars. Nothing is imported: a server reads
 * it as well.
 */

/** The tokens `--surface` of both themes: the colour of the bars at the edges of the window. */
export const barColours = { light: '#f6efdf', dark: '#151d31' } as const

/** The files in `icons`, beside the drawing `icon.svg`: made once from it. */
export const homeScreenIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The icon for devices that cut the corners themselves. */
export const cutIcon = 'icon-maskable-512.png'

interface Place {
  readonly name: string
  readonly description: string
  /** Where it starts, and below which all its pages lie; seen from the manifest. */
  readonly start: string
  /** The address of an icon by its file. */
  readonly icon: (file: string) => string
}

/** The web app manifest of a place that shows a table. */
export function homeScreenManifest({ name, description, start, icon }: Place) {
  return {
    id: start,
    name,
    // longer names are cut below an icon
    short_name: name.length > 12 ? (name.split(/[\s:,]/)[0] ?? name) : name,
    description,
    start_url: start,
    scope: start,
    display: 'standalone' as const,
    background_color: barColours.light,
    theme_color: barColours.light,
    icons: [
      { src: icon('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...homeScreenIcons.map(({ file, size, purpose }) => ({ src: icon(file), sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ],
  }
}
