import * as calls from '@ilaneer/contract/staff/people/sign-in';
import { cookiesOf, memberWithPasskey, passkeyAnswer, signedInMember } from '../signed-in-member.ts';
import { newSigningMember, STAFF_PASSWORD, staffBrowser } from '../staff-browser.ts';
import { staffExamples } from '../staff-example.ts';

export const signInExamples = staffExamples(calls, {
  signInStaff: {
    prepare: async ({ shop }) => {
      const { email } = await newSigningMember(shop);
      return { body: { email, password: STAFF_PASSWORD } };
    },
    leavesNoEntry: 'nobody is signed in before the second step',
  },
  finishStaffSignIn: {
    // The later one may come when the sign-in is done.
    countsOnce: ['SECOND_FACTOR_WRONG', 'STAFF_SIGN_IN_EXPIRED'],
    prepare: async ({ shop }) => {
      const { email, recoveryCodes } = await signedInMember(shop);
      const browser = staffBrowser(shop);
      await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
      return { body: { code: recoveryCodes[0] ?? '' }, headers: cookiesOf(browser) };
    },
  },
  requestPasskey: { prepare: async () => ({}), leavesNoEntry: 'it only asks' },
  signInWithPasskey: {
    countsOnce: 'STAFF_SIGN_IN_EXPIRED',
    prepare: async ({ shop }) => {
      const { passkey } = await memberWithPasskey(shop);
      return { body: { answer: await passkeyAnswer(shop, passkey) } };
    },
  },
  unlockSession: {
    prepare: async ({ shop }) => {
      const { browser } = await signedInMember(shop);
      return { body: { password: STAFF_PASSWORD }, headers: cookiesOf(browser) };
    },
  },
  unlockWithPasskey: {
    countsOnce: 'STAFF_SIGN_IN_EXPIRED',
    prepare: async ({ shop }) => {
      const { browser, passkey } = await memberWithPasskey(shop);
      return { body: { answer: await passkeyAnswer(shop, passkey) }, headers: cookiesOf(browser) };
    },
  },
});
