import type { AttackFigures, AttackKind } from './attack.ts';

type Words = {
  readonly title: string;
  readonly seen: (figures: AttackFigures) => string;
  readonly advice: string;
};

const CHANGE_CODES =
  'Guessed codes can be used like any other: check the orders of that time, and stop codes that are easy to guess.';

/** SECURITY-6. */
export const ATTACK_WORDS: Readonly<Record<AttackKind, Words>> = {
  'stolen-passwords': {
    title: 'Stolen passwords are being tried',
    seen: ({ accountsOfOneNetwork, failed }) =>
      `One network failed to log in to ${accountsOfOneNetwork} accounts; ${failed} logins failed in total.`,
    advice:
      'Rate limits slow it down. If logins succeed in between, mail the shoppers concerned. You can block the network at your proxy.',
  },
  'guessed-password': {
    title: 'The password of an account is being guessed',
    seen: ({ networksOfOneAccount }) => `One account was tried from ${networksOfOneAccount} networks.`,
    advice: 'Its owner can still log in on known devices. No action is needed as long as no login succeeds.',
  },
  'failing-logins': {
    title: 'Most logins fail',
    seen: ({ tries, failed }) => `Of ${tries} logins ${failed} failed.`,
    advice:
      'Stolen passwords are tried from many networks, or login is broken: try to log in yourself first.',
  },
  'staff-passwords': {
    title: 'Sign-ins of staff are being guessed',
    seen: ({ failed }) => `${failed} sign-ins of staff failed.`,
    advice:
      'Ask your staff whether they failed to sign in. The second factor protects their accounts. Block a member under Staff who gave a code away.',
  },
  'coupon-codes': {
    title: 'Coupon codes are being guessed',
    seen: ({ failed }) => `${failed} codes were invalid.`,
    advice: CHANGE_CODES,
  },
  'gift-card-codes': {
    title: 'Gift card codes are being guessed',
    seen: ({ failed }) => `${failed} codes were invalid.`,
    advice:
      'The rate limits make it practically impossible to guess a code. Check the orders of that time anyway.',
  },
};
