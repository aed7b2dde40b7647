// Crockford's base 32: nothing that is misread or misheard on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_CHARACTER = 5;
const LENGTH = 6;

/**
 * The number that people read out, such as ILN-T-7K3QFB, made from a random UUID: one of a billion, so that nobody
 * guesses another's (SUPPORT-1). Two may still be the same; whoever stores one tries again then.
 */
export function ticketNumberFrom(uuid: string): string {
  const bits = Number.parseInt(uuid.slice(0, 8), 16);
  if (!/^[0-9a-f]{8}/i.test(uuid)) throw new RangeError('not a UUID');
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    text += ALPHABET.charAt((bits >>> (index * BITS_A_CHARACTER)) & 31);
  }
  return `ILN-T-${text}`;
}

/** A ticket number as people type it: in small letters, without its beginning, with an O for a 0. */
export function readTicketNumber(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const own = letters.length > LENGTH ? letters.replace(/^ILNT/, '') : letters;
  return `ILN-T-${own.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`;
}
