/**
 * The data that a browser needs to add a page to the home screen, from where it opens without the browser's bars. This module imports nothing,
 * since a server reads it as well.
 */

/** The value of the design token `--surface` in both themes: browsers give the bars at the edges of the window this colour. */
export const barColours = { light: '#f6efdf', dark: '#151d31' } as const

/** The icon files in `icons`. They were drawn once from `icon.svg` in the same folder. */
export const homeScreenIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The icon for devices that cut off the corners themselves. */
export const cutIcon = 'icon-maskable-512.png'

interface Place {
  readonly name: string
  readonly description: string
  /** The address at which it opens, relative to the manifest; all its pages are below it. */
  readonly start: string
  /** Returns the address of an icon file. */
  readonly icon: (file: string) => string
}

/** The web app manifest of a site or studio that shows a table. */
export function homeScreenManifest({ name, description, start, icon }: Place) {
  return {
    id: start,
    name,
    // home screens cut off longer names below an icon
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
