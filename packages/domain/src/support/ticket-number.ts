// Crockford's base 32, without look-alikes.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_CHARACTER = 5;
const LENGTH = 6;

/** `T-7K3QFB`: one in a billion, so not guessable (SUPPORT-1). Collisions are retried on insert. */
export function ticketNumberFrom(uuid: string): string {
  const bits = Number.parseInt(uuid.slice(0, 8), 16);
  if (!/^[0-9a-f]{8}/i.test(uuid)) throw new RangeError('not a UUID');
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    text += ALPHABET.charAt((bits >>> (index * BITS_A_CHARACTER)) & 31);
  }
  return `T-${text}`;
}

/**
 * The number as it may be stored: tickets of earlier releases begin with ILN. Tolerates lower case, a missing prefix,
 * O for 0.
 */
export function readTicketNumber(typed: string): string[] {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const own = letters.length > LENGTH ? letters.replace(/^(?:ILN)?T/, '') : letters;
  const code = own.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return [`T-${code}`, `ILN-T-${code}`];
}
