import { typedCode } from '../text/typed-text.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = ALPHABET.length;
// State code, PAN, registration number, Z, check character.
const shape = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export function normaliseGstin(typed: string): string {
  return typedCode(typed).toUpperCase();
}

/** 15 characters with GSTN's modulo 36 check (CONTACT-8). */
export function isGstin(gstin: string): boolean {
  return shape.test(gstin) && gstin.at(-1) === gstinCheckCharacter(gstin.slice(0, -1));
}

export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (const [index, character] of [...first14].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

/** Wrong form or check character (CONTACT-8); else null. */
export function gstinProblem(gstin: string): string | null {
  if (!shape.test(gstin)) return 'Please enter a valid GSTIN (15 characters)';
  if (isGstin(gstin)) return null;
  return 'The check digit of this GSTIN does not fit: please look for a mistyped character';
}
