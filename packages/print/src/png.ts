/** Adds the print resolution to PNG files. */

/** 300 dots per inch in dots per metre. */
const dotsPerMetre = 11_811

/** The PNG with a resolution of 300 dpi, inserted after its header. */
export function withResolution(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = 8 + 4 + 4 + 13 + 4
  const chunk = new Uint8Array(4 + 4 + 9 + 4)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, 9)
  chunk.set([0x70, 0x48, 0x59, 0x73], 4)
  view.setUint32(8, dotsPerMetre)
  view.setUint32(12, dotsPerMetre)
  chunk[16] = 1
  view.setUint32(17, checksum(chunk.subarray(4, 17)))
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, header))
  whole.set(chunk, header)
  whole.set(png.subarray(header), header + chunk.length)
  return whole
}

/** The CRC-32 with which every chunk of a PNG ends. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
