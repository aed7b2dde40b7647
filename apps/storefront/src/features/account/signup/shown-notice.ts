import { NOTICE_VERSION } from '@ilaneer/domain/account/consents';
import { noticeLanguage } from '../../../lib/notice-language.tsx';

/** ACCOUNT-45. */
export function shownNotice() {
  return { noticeVersion: NOTICE_VERSION, noticeLanguage: noticeLanguage() };
}

export const NOTICE_ON_THE_PAGE = { noticeVersion: NOTICE_VERSION, noticeLanguage: 'en' } as const;
