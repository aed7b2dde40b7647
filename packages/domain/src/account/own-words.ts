/** Words of every shop, in lower case. They don't count in a password (ACCOUNT-52). */
export const OWN_WORDS = [
  'shop',
  'store',
  'storefront',
  'backoffice',
  'checkout',
  'customer',
  'shopper',
  'admin',
  'administrator',
  'owner',
  'manager',
  'packer',
  'support',
  'accountant',
  'staff',
] as const;

/** Letters and digits required besides such words. */
export const LEAST_BESIDE_OWN_WORDS = 6;
/** From this length a pass phrase is accepted regardless of its words. */
export const PASS_PHRASE_LENGTH = 15;
/** A brand called `Oil` must not forbid all passwords with these letters. */
const SHORTEST_WORD = 4;

/** Common substitutes of letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Words of shop name and host above the minimum length. */
export function wordsOfShop(brandName: string, host: string): string[] {
  const whole = plain(brandName);
  const parts = brandName.split(/\s+/).map(plain);
  return [whole, ...parts, ...host.split('.').map(plain)].filter((word) => word.length >= SHORTEST_WORD);
}

/** Whether a short password consists mostly of the shop's words, in any spelling (ACCOUNT-52). */
export function isMostlyOwnWords(password: string, ownWords: readonly string[]): boolean {
  if (password.length >= PASS_PHRASE_LENGTH) return false;
  const written = plain(password);
  // The longest first, so that a plural leaves no `s`.
  const words = [...OWN_WORDS, ...ownWords].toSorted((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), written);
  return left !== written && left.replaceAll(' ', '').length < LEAST_BESIDE_OWN_WORDS;
}

function plain(text: string): string {
  const letters = [...text.toLowerCase()].map((character) => WRITTEN_FOR[character] ?? character);
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
}
