/** Of an order or a parcel, as typed or scanned, with the scanner's additions. */
export function isOurNumber(code: string): boolean {
  return /^\W*OD\d+(-\d+)?\W*$/i.test(code);
}
