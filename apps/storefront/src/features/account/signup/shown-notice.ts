import { NOTICE_VERSION } from '@ilaneer/domain/account/consents';
import { noticeLanguage } from '../../../lib/notice-language.tsx';

/** Which words stand at the boxes now, in the language that the shopper reads (ACCOUNT-45). */
export function shownNotice() {
  return { noticeVersion: NOTICE_VERSION, noticeLanguage: noticeLanguage() };
}

/** Those that the server writes on the account page. */
export const NOTICE_ON_THE_PAGE = { noticeVersion: NOTICE_VERSION, noticeLanguage: 'en' } as const;
