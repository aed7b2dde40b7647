import * as calls from '@ilaneer/contract/staff/people/session';
import { signedInMember } from '../signed-in-member.ts';
import { proofBy, STAFF_PASSWORD, staffBrowser } from '../staff-browser.ts';
import { staffExamples } from '../staff-example.ts';

export const sessionExamples = staffExamples(calls, {
  signOutStaff: {
    countsOnce: 'answers alike',
    lateError: 'STAFF_SIGN_IN_NEEDED',
    prepare: async ({ shop }) => ({ headers: (await signedInMember(shop)).browser.headers() }),
  },
  lockStaffSession: {
    prepare: async ({ shop }) => ({ headers: (await signedInMember(shop)).browser.headers() }),
    leavesNoEntry: 'a session locks by itself as well; that it was unlocked is noted',
  },
  endStaffSession: {
    countsOnce: ['SECOND_FACTOR_WRONG', 'STAFF_SIGN_IN_NEEDED'],
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      const { body } = await browser.call('GET', '/sessions');
      const { sessions } = body as { sessions: { id: string }[] };
      const params = { sessionId: sessions[0]?.id ?? '' };
      return { params, body: proofBy(recoveryCodes[0]), headers: browser.headers() };
    },
  },
  endOtherStaffSessions: {
    countsOnce: 'SECOND_FACTOR_WRONG',
    prepare: async ({ shop }) => {
      const { browser, email, recoveryCodes } = await signedInMember(shop);
      const other = staffBrowser(shop);
      await other.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
      await other.call('POST', '/sign-in/code', { code: recoveryCodes[0] });
      return { body: proofBy(recoveryCodes[1]), headers: browser.headers() };
    },
  },
  changeStaffPassword: {
    countsOnce: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG'],
    prepare: async ({ shop }) => {
      const { browser, recoveryCodes } = await signedInMember(shop);
      const code = recoveryCodes[0] ?? '';
      const newPassword = 'the ferry comes back at nine';
      return { body: { currentPassword: STAFF_PASSWORD, code, newPassword }, headers: browser.headers() };
    },
  },
});
