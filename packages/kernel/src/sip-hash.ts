/**
 * SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): a keyed function whose results reveal nothing about its key or about
 * its other results. In 32-bit integer arithmetic only, so that every engine agrees; a 64-bit word is two 32-bit halves, the low one first.
 */

/** 128 bits: four 32-bit words, the lowest first. */
export type SipKey = readonly [number, number, number, number]

/** A 64-bit result in two signed 32-bit halves. */
export interface SipHash {
  readonly low: number
  readonly high: number
}

/** The four 64-bit words of the state, each as its low and its high half, signed. */
const v: number[] = [0, 0, 0, 0, 0, 0, 0, 0]

/** v[a] += v[b], both 64 bits wide. */
function add(a: number, b: number): void {
  const low = ((v[a] as number) >>> 0) + ((v[b] as number) >>> 0)
  v[a + 1] = ((v[a + 1] as number) + (v[b + 1] as number) + (low > 0xffffffff ? 1 : 0)) | 0
  v[a] = low | 0
}

/** v[a] = (v[a] rotated left by `bits`) xor v[b]. @param bits 1 … 31 */
function turnAndMix(a: number, bits: number, b: number): void {
  const low = v[a] as number
  const high = v[a + 1] as number
  v[a] = ((low << bits) | (high >>> (32 - bits))) ^ (v[b] as number)
  v[a + 1] = ((high << bits) | (low >>> (32 - bits))) ^ (v[b + 1] as number)
}

/** Rotates v[a] by 32 bits. */
function swapHalves(a: number): void {
  const low = v[a] as number
  v[a] = v[a + 1] as number
  v[a + 1] = low
}

function rounds(count: number): void {
  for (let i = 0; i < count; i++) {
    add(0, 2)
    turnAndMix(2, 13, 0)
    swapHalves(0)
    add(4, 6)
    turnAndMix(6, 16, 4)
    add(0, 6)
    turnAndMix(6, 21, 0)
    add(4, 2)
    turnAndMix(2, 17, 4)
    swapHalves(4)
  }
}

function begin(key: SipKey): void {
  v[0] = key[0] ^ 0x70736575
  v[1] = key[1] ^ 0x736f6d65
  v[2] = key[2] ^ 0x6e646f6d
  v[3] = key[3] ^ 0x646f7261
  v[4] = key[0] ^ 0x6e657261
  v[5] = key[1] ^ 0x6c796765
  v[6] = key[2] ^ 0x79746573
  v[7] = key[3] ^ 0x74656462
}

function take(low: number, high: number): void {
  v[6] = (v[6] as number) ^ low
  v[7] = (v[7] as number) ^ high
  rounds(2)
  v[0] = (v[0] as number) ^ low
  v[1] = (v[1] as number) ^ high
}

function end(): SipHash {
  v[4] = (v[4] as number) ^ 0xff
  rounds(4)
  return {
    low: (v[0] as number) ^ (v[2] as number) ^ (v[4] as number) ^ (v[6] as number),
    high: (v[1] as number) ^ (v[3] as number) ^ (v[5] as number) ^ (v[7] as number),
  }
}

/** @param bytes 0 … 255 each */
export function sipHash(key: SipKey, bytes: ArrayLike<number>): SipHash {
  const length = bytes.length
  const byte = (at: number) => (at < length ? (bytes[at] as number) : 0)
  const half = (at: number) => byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24)
  begin(key)
  const whole = length - (length % 8)
  for (let at = 0; at < whole; at += 8) take(half(at), half(at + 4))
  // the last word holds the remaining bytes, and in its highest byte the length
  take(half(whole), half(whole + 4) | (length << 24))
  return end()
}

/** The hash of one 32-bit number: of its four bytes, the lowest first. */
export function sipHashOfNumber(key: SipKey, number: number): SipHash {
  begin(key)
  take(number, 4 << 24)
  return end()
}

/** @returns two bytes for each UTF-16 unit of the text, the lower first */
export function bytesOfText(text: string): number[] {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes.push(unit & 255, unit >>> 8)
  }
  return bytes
}
