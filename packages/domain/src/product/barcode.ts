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
