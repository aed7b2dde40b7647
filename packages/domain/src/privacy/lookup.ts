/** Occasions of viewing personal data (PRIVACY-17), in the words of the customer's download. */
export const LOOKUP_KINDS = {
  customer: 'opened the page of a customer',
  order: 'opened an order',
  return: 'opened a return',
  parcel: 'packed or opened a parcel',
  photo: 'viewed a photo of a return',
  payout: 'viewed the payout account of a refund',
  document: 'viewed or printed a label, an invoice or a credit note',
  message: 'opened a message to the shop',
  search: 'found the name in a search',
  list: 'saw the name in a list',
  export: 'exported a list',
  'deleted account': 'opened the data of a deleted account',
} as const;

export type LookupKind = keyof typeof LOOKUP_KINDS;

export function isLookupKind(word: string): word is LookupKind {
  return Object.hasOwn(LOOKUP_KINDS, word);
}
