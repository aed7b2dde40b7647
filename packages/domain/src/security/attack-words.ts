import type { AttackFigures, AttackKind } from './attack.ts';

type Words = {
  readonly title: string;
  readonly seen: (figures: AttackFigures) => string;
  readonly advice: string;
};

const CHANGE_CODES =
  'What was guessed right is spent like any other: look through the orders of that time, and stop codes that are easy to guess.';

/** SECURITY-6. */
export const ATTACK_WORDS: Readonly<Record<AttackKind, Words>> = {
  'stolen-passwords': {
    title: 'Passwords from elsewhere are tried',
    seen: ({ accountsOfOneNetwork, failed }) =>
      `One network failed to log in to ${accountsOfOneNetwork} accounts; ${failed} logins failed in all.`,
    advice:
      'Limits slow it down by themselves. If logins succeed in between, write to the shoppers concerned; a network that goes on can be shut out at your proxy.',
  },
  'guessed-password': {
    title: 'The password of an account is guessed',
    seen: ({ networksOfOneAccount }) => `One account was tried from ${networksOfOneAccount} networks.`,
    advice:
      'Its owner can still log in where they were before. Nothing has to be done as long as no login succeeds.',
  },
  'failing-logins': {
    title: 'Hardly any login succeeds',
    seen: ({ tries, failed }) => `Of ${tries} logins ${failed} failed.`,
    advice:
      'Either passwords from elsewhere are tried from many networks, or logging in is broken: try it yourself first.',
  },
  'staff-passwords': {
    title: 'Somebody tries to sign in as staff',
    seen: ({ failed }) => `${failed} sign-ins of staff failed.`,
    advice:
      'Ask your staff whether it was one of them. The second factor holds; whoever told somebody a code must be blocked under Staff.',
  },
  'coupon-codes': {
    title: 'Codes of coupons are guessed',
    seen: ({ failed }) => `${failed} codes were none.`,
    advice: CHANGE_CODES,
  },
  'gift-card-codes': {
    title: 'Codes of gift cards are guessed',
    seen: ({ failed }) => `${failed} codes were none.`,
    advice:
      'A code has more combinations than anybody can try within the limits. Look through the orders of that time all the same.',
  },
};
