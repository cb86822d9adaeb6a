import { card, placeProgressOn, response, stagingArea } from '@questwright/lcg'

export default card('northern-tracker', [
  response.after('commits', { of: 'self' }, () =>
    placeProgressOn(
      stagingArea().filter((staged) => staged.isLocation),
      1,
    ),
  ),
])
