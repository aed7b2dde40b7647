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

/**
 * Which words stood at the box, where the app that asks is the shop's own: they are stored with the consent (ACCOUNT-45).
 * Clients that show words of their own leave it out.
 */
export const ShownNoticeFields = {
  noticeVersion: Type.Optional(
    Type.Enum([...NOTICE_VERSIONS], anyProblem('noticeVersion must be a version of the notice')),
  ),
  /** English where it is left out. */
  noticeLanguage: Type.Optional(
    Type.Enum([...NOTICE_LANGUAGES], anyProblem('noticeLanguage must be a language of the notice')),
  ),
};

/** The words that an app says it showed; null of clients that show words of their own. */
export function readShownNotice({
  noticeVersion,
  noticeLanguage,
}: {
  readonly noticeVersion?: NoticeVersion;
  readonly noticeLanguage?: NoticeLanguage;
}): ShownNotice | null {
  return noticeVersion === undefined ? null : { version: noticeVersion, language: noticeLanguage ?? 'en' };
}

/** What the shopper agreed to, one purpose at a time (ACCOUNT-36). */
export const ConsentView = Type.Object({
  purpose: Type.Enum(['terms', 'emails']),
  title: Type.String(),
  /** The words that are agreed to, and their version. */
  text: Type.String(),
  textVersion: Type.String(),
  /** Needed for having an account; it ends with the account only. */
  needed: Type.Boolean(),
  granted: Type.Boolean(),
  /** When it was given last, and the version and words then; null when it never was, or words of others were shown. */
  grantedAt: TextOrNull,
  grantedTextVersion: TextOrNull,
  grantedText: TextOrNull,
  /** The language of these words, as BCP 47 has it; null where they are not known. */
  grantedLanguage: TextOrNull,
  /** When it was taken back, unless it was given again since. */
  withdrawnAt: TextOrNull,
});

export type ConsentView = Static<typeof ConsentView>;

const PolicyThen = Type.Union([Type.Object({ version: Type.Integer(), hash: Type.String() }), Type.Null()]);

/** One entry of the history of consents: something was given, or taken back. */
export const ConsentRecord = Type.Object({
  purpose: Type.String(),
  given: Type.Boolean(),
  at: IsoDate,
  place: Type.Enum([...CONSENT_PLACES]),
  device: TextOrNull,
  textVersion: TextOrNull,
  /** The words at the box; null where they are not known. */
  words: TextOrNull,
  language: TextOrNull,
  /** The terms and the privacy policy as they were read at that moment; the public pages of their versions show them. */
  terms: PolicyThen,
  privacyPolicy: PolicyThen,
});

export type ConsentRecord = Static<typeof ConsentRecord>;

export const getConsents = defineCall({
  method: 'GET',
  path: '/account/consents',
  summary: 'What the shopper agreed to',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ consents: Type.Array(ConsentView) }),
  status: 200,
  errors: [],
});

/** Gives a consent or takes it back. CONSENT_NOT_FOUND (404) for an unknown purpose, CONSENT_NEEDED (409) for taking back the terms. */
export const changeConsent = defineCall({
  method: 'PUT',
  path: '/account/consents/:purpose',
  summary: 'Give a consent or take it back',
  tag: 'Accounts',
  access: 'shopper',
  params: Type.Object({ purpose: Text(100) }),
  body: Type.Object({
    granted: Type.Boolean(problem('granted must be true or false')),
    ...ShownNoticeFields,
    /** Where the box stood; the account page unless it says otherwise. */
    place: Type.Optional(Type.Enum(['account', 'continue'], anyProblem('place must be account or continue'))),
  }),
  reply: successReply({ message: Type.String(), consents: Type.Array(ConsentView) }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'CONSENT_NOT_FOUND', 'CONSENT_NEEDED'],
});
