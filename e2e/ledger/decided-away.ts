/** A text of the specification that the shop never shows, and where the decision about it stands. */
type DecidedAway = { readonly part: 1 | 2; readonly text: string };

/** The quoted texts without a row; docs/decisions/013-texts-without-a-state.md gives the reason for each. */
export const DECIDED_AWAY: readonly DecidedAway[] = [
  { part: 1, text: 'Signup failed' },
  { part: 2, text: 'No delivery address selected.' },
  { part: 2, text: 'Unknown Product' },
  { part: 2, text: 'Failed to fetch FAQs for category' },
  { part: 2, text: 'Failed to add address. Please try again.' },
  { part: 2, text: 'Error adding address. Please try again.' },
];
