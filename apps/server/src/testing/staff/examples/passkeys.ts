import * as calls from '@ilaneer/contract/staff/people/passkeys';
import { memberWithPasskey, newPasskeyOf, signedInMember } from '../signed-in-member.ts';
import { STAFF_PASSWORD } from '../staff-browser.ts';
import { staffExamples } from '../staff-example.ts';

export const passkeyExamples = staffExamples(calls, {
  requestNewPasskey: {
    prepare: async ({ shop }) => {
      const { browser } = await signedInMember(shop);
      return { body: { password: STAFF_PASSWORD }, headers: browser.headers() };
    },
    leavesNoEntry: 'it only asks',
  },
  addPasskey: {
    countsOnce: 'STAFF_SIGN_IN_EXPIRED',
    prepare: async ({ shop }) => {
      const { browser } = await signedInMember(shop);
      const { made } = await newPasskeyOf(shop, browser);
      return { body: { name: 'Phone', passkey: made }, headers: browser.headers() };
    },
  },
  removePasskey: {
    countsOnce: 'PASSKEY_NOT_FOUND',
    prepare: async ({ shop }) => {
      const { browser } = await memberWithPasskey(shop);
      const { body } = await browser.call('GET', '/passkeys');
      const { passkeys } = body as { passkeys: { id: string }[] };
      return { params: { passkeyId: passkeys[0]?.id ?? '' }, headers: browser.headers() };
    },
  },
});
