import { describe, expect, it } from 'vitest';
import { INDIAN_STATES, indianStateNamed } from './indian-states.ts';

describe('a state (ADDRESS-10)', () => {
  it.each([
    ['Orissa', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['JAMMU AND KASHMIR (UT)', 'Jammu and Kashmir'],
    ['NCT of Delhi', 'Delhi'],
    ['KL', 'Kerala'],
    ['in-kl', 'Kerala'],
    [' \u202akerala\u202c ', 'Kerala'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('%j is %s', (typed, state) => expect(indianStateNamed(typed)).toBe(state));

  it.each(INDIAN_STATES)('%s is itself', (state) =>
    expect(indianStateNamed(state.toUpperCase())).toBe(state),
  );

  it.each(['', 'State', 'UT', 'Atlantis', 'Kochi', 'X', 'Goa?'])('%j is none', (typed) =>
    expect(indianStateNamed(typed)).toBeNull(),
  );
});
