/**
 * The accented forms of each letter from A to Z and a to z: those that Unicode decomposes into the letter and marks. QuickJS, which has no
 * `String.prototype.normalize`, needs this table.
 */
const accented: { readonly [letter: string]: string } = {
  A: 'ÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶ\u212b',
  B: 'ḂḄḆ',
  C: 'ÇĆĈĊČḈ',
  D: 'ĎḊḌḎḐḒ',
  E: 'ÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆ',
  F: 'Ḟ',
  G: 'ĜĞĠĢǦǴḠ',
  H: 'ĤȞḢḤḦḨḪ',
  I: 'ÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊ',
  J: 'Ĵ',
  K: 'ĶǨḰḲḴ\u212a',
  L: 'ĹĻĽḶḸḺḼ',
  M: 'ḾṀṂ',
  N: 'ÑŃŅŇǸṄṆṈṊ',
  O: 'ÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢ',
  P: 'ṔṖ',
  R: 'ŔŖŘȐȒṘṚṜṞ',
  S: 'ŚŜŞŠȘṠṢṤṦṨ',
  T: 'ŢŤȚṪṬṮṰ',
  U: 'ÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ',
  V: 'ṼṾ',
  W: 'ŴẀẂẄẆẈ',
  X: 'ẊẌ',
  Y: 'ÝŶŸȲẎỲỴỶỸ',
  Z: 'ŹŻŽẐẒẔ',
  a: 'àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ',
  b: 'ḃḅḇ',
  c: 'çćĉċčḉ',
  d: 'ďḋḍḏḑḓ',
  e: 'èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ',
  f: 'ḟ',
  g: 'ĝğġģǧǵḡ',
  h: 'ĥȟḣḥḧḩḫẖ',
  i: 'ìíîïĩīĭįǐȉȋḭḯỉị',
  j: 'ĵǰ',
  k: 'ķǩḱḳḵ',
  l: 'ĺļľḷḹḻḽ',
  m: 'ḿṁṃ',
  n: 'ñńņňǹṅṇṉṋ',
  o: 'òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ',
  p: 'ṕṗ',
  r: 'ŕŗřȑȓṙṛṝṟ',
  s: 'śŝşšșṡṣṥṧṩ',
  t: 'ţťțṫṭṯṱẗ',
  u: 'ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự',
  v: 'ṽṿ',
  w: 'ŵẁẃẅẇẉẘ',
  x: 'ẋẍ',
  y: 'ýÿŷȳẏẙỳỵỷỹ',
  z: 'źżžẑẓẕ',
}

const plain = new Map(Object.entries(accented).flatMap(([letter, all]) => [...all].map((one) => [one, letter] as const)))

/** @returns the text with plain letters in place of accented ones, whether an accent is a part of its letter or a character after it */
export function unaccented(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (one) => plain.get(one) ?? one).replace(/[\u0300-\u036f]/g, '')
}
