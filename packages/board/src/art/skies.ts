/**
 * Colours of land, light and sky of a picture. They come in pairs of similar colours, so that two neighbouring cards of the same kind
 * differ.
 */
export interface Sky {
  readonly sky: string
  readonly horizon: string
  readonly light: string
  readonly far: string
  readonly middle: string
  readonly near: string
}

/** Reads six hexadecimal colours, separated by spaces: top of the sky, horizon, light, far hills, middle hills, near hills. */
const sky = (colours: string): Sky => {
  const [top, horizon, light, far, middle, near] = colours.split(' ').map((colour) => `#${colour}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { sky: top, horizon, light, far, middle, near }
}

const pair = (one: string, other: string): readonly [Sky, Sky] => [sky(one), sky(other)]

const skies = {
  violet: pair('c9a9c9 8d76a8 ffe9d0 8672a4 5c4c85 1e1a38', '4a3a78 a06a9c ffd9b0 6d4f88 463566 170f2c'),
  ember: pair('e9a04e b9502a ffe0a0 96462f 662c24 240e10', 'f0c3a0 d9705c fff0d8 a85048 703236 2a1014'),
  sea: pair('dbe8ee a4c1d4 ffffff 86a5c0 5a7b9c 1a2c44', '24386c 5f7db0 e8f0dc 3f5c92 2a4070 0a1228'),
  wood: pair('d8d08c 8fae62 fbf6c4 6f9455 446c3d 12260f', '1f4a4c 5c9a7c f0f2c0 3c7560 265346 081d1a'),
  ash: pair('d6d0c0 a89f8c fff8e2 8b8272 625b4e 25211b', '5b5f6c 969aa2 f4efdc 70757f 4c505a 15171c'),
  gold: pair('f6d894 dca24e fff4cc b98540 835a2c 2c1a0a', '7c5a2a d8a658 fff0c0 9a7038 6a4a24 211305'),
  rose: pair('f3cdb4 d98f86 fff2dc a86a70 744652 2a151e', '6a2c48 c4627a ffdcc0 8e4060 5e2844 1e0a18'),
  mire: pair('b3ae8c 7f866a eaf0a8 66705a 454e40 151a13', '39463c 7d8c5c e0ea9a 556444 364432 0c120b'),
  frost: pair('e6eef2 b6cdd6 ffffff 97b2be 688794 1c2e36', '33506a 8fb4c4 f4fbff 5c8298 3d6078 0c1c28'),
  dusk: pair('f4c98e e58f6a fff0c4 b0745e 75485a 261a30', '3c2a58 c07a72 ffe2b0 7a4c6c 4e3052 150c22'),
} as const

type SkyName = keyof typeof skies
export const skyNames = Object.keys(skies) as readonly SkyName[]

/** One sky of a pair; grey for an unknown name. */
export function skyNamed(name: string, turn: number): Sky {
  return (Object.hasOwn(skies, name) ? skies[name as SkyName] : skies.ash)[turn % 2] as Sky
}
