/** EAN, UPC or GTIN of 8, 12, 13 or 14 digits with a check digit. */
const BARCODE = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/;

export function isBarcode(text: string): boolean {
  return BARCODE.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);
}

export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

// Of 13 digits: in-store numbers (2, 02, 04) and coupons (05, 98, 99).
const OF_NO_GOODS = /^(?:2|02|04|05|98|99)/;
// Of 8 digits: in-store numbers.
const OWN_SHORT = /^[02]/;

/** The barcode's GTIN; null for in-store numbers, which are not unique (GS1 General Specifications). */
export function gtinOf(barcode: string | null): string | null {
  if (barcode === null || !isBarcode(barcode) || /^0+$/.test(barcode)) return null;
  if (barcode.length === 8) return OWN_SHORT.test(barcode) ? null : barcode;
  return OF_NO_GOODS.test(barcode.padStart(14, '0').slice(1)) ? null : barcode;
}
