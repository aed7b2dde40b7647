import * as calls from '@ilaneer/contract/staff/people/passkeys';
import { memberWithPasskey, newPasskeyOf, signedInMember } from '../signed-in-member.ts';
import { proofBy } from '../staff-browser.ts';
import { staffExamples } from '../staff-example.ts';

export const passkeyExamples = staffExamples(calls, {
  requestNewPasskey: {
    countsOnce: 'SECOND_FACTOR_WRONG',
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      return { body: proofBy(recoveryCodes[0]), headers: browser.headers() };
    },
    leavesNoEntry: 'it only asks',
  },
  addPasskey: {
    countsOnce: 'STAFF_SIGN_IN_EXPIRED',
    prepare: async ({ shop }) => {
      const member = await signedInMember(shop);
      const { browser } = member;
      const { made } = await newPasskeyOf(shop, member);
      return { body: { name: 'Phone', passkey: made }, headers: browser.headers() };
    },
  },
  removePasskey: {
    countsOnce: 'SECOND_FACTOR_WRONG',
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await memberWithPasskey(shop);
      const { body } = await browser.call('GET', '/passkeys');
      const { passkeys } = body as { passkeys: { id: string }[] };
      const params = { passkeyId: passkeys[0]?.id ?? '' };
      return { params, body: proofBy(recoveryCodes[0]), headers: browser.headers() };
    },
  },
});
