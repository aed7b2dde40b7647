/** The sections of the account page in their order; the id is the anchor in the address. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'addresses', title: 'Addresses' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Where you are logged in' },
  { id: 'cards', title: 'Saved cards' },
  { id: 'coins', title: 'Coins' },
  { id: 'consents', title: 'What you agreed to' },
  { id: 'data', title: 'Your data' },
] as const;

/** The anchor of a section of the account page. */
export type AccountSectionId = (typeof ACCOUNT_SECTIONS)[number]['id'];
