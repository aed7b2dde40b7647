import * as calls from '@ilaneer/contract/staff/people/second-factor';
import { cookiesOf, signedInMember } from '../signed-in-member.ts';
import { codeAt, newSigningMember, proofBy, STAFF_PASSWORD, staffBrowser } from '../staff-browser.ts';
import { staffExamples } from '../staff-example.ts';

export const secondFactorExamples = staffExamples(calls, {
  startSecondFactor: {
    prepare: async ({ shop }) => {
      const { email } = await newSigningMember(shop);
      const browser = staffBrowser(shop);
      await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
      return { headers: cookiesOf(browser) };
    },
    leavesNoEntry: 'what it begins counts with the first code',
  },
  finishSecondFactor: {
    countsOnce: ['SECOND_FACTOR_WRONG', 'STAFF_SIGN_IN_EXPIRED'],
    prepare: async ({ shop }) => {
      const { email } = await newSigningMember(shop);
      const browser = staffBrowser(shop);
      await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
      const { body } = await browser.call('POST', '/sign-in/second-factor');
      return { body: { code: codeAt(secretIn(body), shop.deps.now()) }, headers: cookiesOf(browser) };
    },
  },
  replaceSecondFactor: {
    countsOnce: 'SECOND_FACTOR_WRONG',
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      return { body: proofBy(recoveryCodes[0]), headers: browser.headers() };
    },
    leavesNoEntry: 'what it begins counts with the first code',
  },
  confirmSecondFactor: {
    countsOnce: ['SECOND_FACTOR_WRONG', 'STAFF_SIGN_IN_EXPIRED'],
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      const { body } = await browser.call('POST', '/second-factor', proofBy(recoveryCodes[0]));
      return { body: { code: codeAt(secretIn(body), shop.deps.now()) }, headers: browser.headers() };
    },
  },
  renewRecoveryCodes: {
    countsOnce: 'SECOND_FACTOR_WRONG',
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      return { body: proofBy(recoveryCodes[0]), headers: browser.headers() };
    },
  },
});

function secretIn(body: Readonly<Record<string, unknown>>): string {
  const { setup } = body as { setup: { secret: string } };
  return setup.secret;
}
