/** EANs, UPCs and GTINs of 8, 12, 13 or 14 digits end in one that is worked out from the others. */
const BARCODE = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/;

/** Whether a text is a barcode of goods whose last digit is right. */
export function isBarcode(text: string): boolean {
  return BARCODE.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);
}

/** The last digit of a barcode that begins so. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

// By the first digits of thirteen: goods that a shop numbers for its own shelves (2, 02, 04), and coupons (05, 98, 99).
const OF_NO_GOODS = /^(?:2|02|04|05|98|99)/;
// Of eight digits, those that begin with these are a shop's own.
const OWN_SHORT = /^[02]/;

/**
 * The GTIN that a barcode is, by which goods are known everywhere; null for one that a shop gave its goods itself, which
 * may be on other goods elsewhere (GS1 General Specifications).
 */
export function gtinOf(barcode: string | null): string | null {
  if (barcode === null || !isBarcode(barcode) || /^0+$/.test(barcode)) return null;
  if (barcode.length === 8) return OWN_SHORT.test(barcode) ? null : barcode;
  // A number of fourteen digits begins with what kind of case it is on.
  return OF_NO_GOODS.test(barcode.padStart(14, '0').slice(1)) ? null : barcode;
}
