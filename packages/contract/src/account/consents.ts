import {
  CONSENT_PLACES,
  NOTICE_VERSIONS,
  type NoticeVersion,
  type ShownNotice,
} from '@ilaneer/domain/account/consents';
import { NOTICE_LANGUAGES, type NoticeLanguage } from '@ilaneer/domain/account/notice-language';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, IsoDate, problem, Text, TextOrNull } from '../message/fields.ts';

/** The consent text shown, stored with the consent (ACCOUNT-45). Clients with texts of their own omit it. */
export const ShownNoticeFields = {
  noticeVersion: Type.Optional(
    Type.Enum([...NOTICE_VERSIONS], anyProblem('noticeVersion must be a version of the notice')),
  ),
  noticeLanguage: Type.Optional(
    Type.Enum([...NOTICE_LANGUAGES], anyProblem('noticeLanguage must be a language of the notice')),
  ),
};

export function readShownNotice({
  noticeVersion,
  noticeLanguage,
}: {
  readonly noticeVersion?: NoticeVersion;
  readonly noticeLanguage?: NoticeLanguage;
}): ShownNotice | null {
  return noticeVersion === undefined ? null : { version: noticeVersion, language: noticeLanguage ?? 'en' };
}

/** Consents, one per purpose (ACCOUNT-36). */
export const ConsentView = Type.Object({
  purpose: Type.Enum(['terms', 'emails']),
  title: Type.String(),
  text: Type.String(),
  textVersion: Type.String(),
  /** Required for having an account; ends with it. */
  needed: Type.Boolean(),
  granted: Type.Boolean(),
  /** Last grant, with version and text; null if never given or given under another client's text. */
  grantedAt: TextOrNull,
  grantedTextVersion: TextOrNull,
  grantedText: TextOrNull,
  /** Language of the text (BCP 47); null if unknown. */
  grantedLanguage: TextOrNull,
  /** Null when granted again since. */
  withdrawnAt: TextOrNull,
});

export type ConsentView = Static<typeof ConsentView>;

const PolicyThen = Type.Union([Type.Object({ version: Type.Integer(), hash: Type.String() }), Type.Null()]);

export const ConsentRecord = Type.Object({
  purpose: Type.String(),
  given: Type.Boolean(),
  at: IsoDate,
  place: Type.Enum([...CONSENT_PLACES]),
  device: TextOrNull,
  textVersion: TextOrNull,
  /** The text shown; null if unknown. */
  words: TextOrNull,
  language: TextOrNull,
  /** Versions of terms and privacy policy at that moment, readable on public pages. */
  terms: PolicyThen,
  privacyPolicy: PolicyThen,
});

export type ConsentRecord = Static<typeof ConsentRecord>;

export const getConsents = defineCall({
  method: 'GET',
  path: '/account/consents',
  summary: 'List consents',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ consents: Type.Array(ConsentView) }),
});

/** CONSENT_NOT_FOUND (404) for an unknown purpose, CONSENT_NEEDED (409) for withdrawing the terms. */
export const changeConsent = defineCall({
  method: 'PUT',
  path: '/account/consents/:purpose',
  summary: 'Grant or withdraw a consent',
  tag: 'Accounts',
  access: 'shopper',
  params: Type.Object({ purpose: Text(100) }),
  body: Type.Object({
    granted: Type.Boolean(problem('granted must be true or false')),
    ...ShownNoticeFields,
    /** The place of the box; default: the account page. */
    place: Type.Optional(Type.Enum(['account', 'continue'], anyProblem('place must be account or continue'))),
  }),
  reply: successReply({ message: Type.String(), consents: Type.Array(ConsentView) }),
  errors: ['VALIDATION_FAILED', 'CONSENT_NOT_FOUND', 'CONSENT_NEEDED'],
});
