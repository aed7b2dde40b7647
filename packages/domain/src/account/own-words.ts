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

/** Letters and digits that a password has to have beside such words. */
export const LEAST_BESIDE_OWN_WORDS = 6;
/** A pass phrase of so many characters is long enough whatever its words are. */
export const PASS_PHRASE_LENGTH = 15;
/** A brand called `Oil` must not forbid every password with these letters. */
const SHORTEST_WORD = 4;

/** What people write in the place of a letter. */
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

/** The words in a shop's name and host, as far as they are long enough to be told. */
export function wordsOfShop(brandName: string, host: string): string[] {
  const whole = plain(brandName);
  const parts = brandName.split(/\s+/).map(plain);
  return [whole, ...parts, ...host.split('.').map(plain)].filter((word) => word.length >= SHORTEST_WORD);
}

/** Whether a password is short, and little more than words of the shop's own, however they are written (ACCOUNT-52). */
export function isMostlyOwnWords(password: string, ownWords: readonly string[]): boolean {
  if (password.length >= PASS_PHRASE_LENGTH) return false;
  const written = plain(password);
  // The longest first, so that a plural leaves no `s`.
  const words = [...OWN_WORDS, ...ownWords].toSorted((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), written);
  return left !== written && left.replaceAll(' ', '').length < LEAST_BESIDE_OWN_WORDS;
}

/** In lower case, letters for what stands for them, and nothing but letters and digits. */
function plain(text: string): string {
  const letters = [...text.toLowerCase()].map((character) => WRITTEN_FOR[character] ?? character);
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
}
