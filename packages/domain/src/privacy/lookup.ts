/** On what occasion staff see a customer's personal data (PRIVACY-8), in the words of the customer's download. */
export const LOOKUP_KINDS = {
  order: 'opened an order',
  return: 'opened a return',
  photo: 'looked at a photo of a return',
  payout: 'read where a refund goes',
  document: 'read an invoice or credit note',
  message: 'opened a message to the shop',
  search: 'found the name in a search',
  export: 'took a list out of the shop',
  'deleted account': 'opened what is held of a deleted account',
} as const;

export type LookupKind = keyof typeof LOOKUP_KINDS;

export function isLookupKind(word: string): word is LookupKind {
  return Object.hasOwn(LOOKUP_KINDS, word);
}
