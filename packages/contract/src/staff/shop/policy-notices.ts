import { ANNOUNCED_POLICIES } from '@ilaneer/domain/setting/policies';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, IsoDate, problem } from '../../message/fields.ts';

const params = Type.Object({
  slug: Type.Enum([...ANNOUNCED_POLICIES], anyProblem('Changes of this policy are not announced')),
});

/** Whether account holders were mailed about the current version (CONTENT-26). */
export const PolicyNoticeView = Type.Object({
  /** Current version; null without one, or for the first. */
  number: Type.Union([Type.Integer(), Type.Null()]),
  mails: Type.Integer(),
  unreachable: Type.Integer(),
  told: Type.Union([
    Type.Null(),
    Type.Object({
      at: IsoDate,
      by: Type.String(),
      mails: Type.Integer(),
      isDone: Type.Boolean(),
    }),
  ]),
});

export type PolicyNoticeView = Static<typeof PolicyNoticeView>;

export const getPolicyNotice = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug/notice',
  summary: 'Notification of account holders of a policy, with the number of mails',
  access: 'staff:content.write',
  params,
  reply: successReply({ notice: PolicyNoticeView }),
});

/** Announces a material change to all account holders by mail. Irreversible. */
export const announcePolicyChange = defineCall({
  method: 'POST',
  path: '/staff/policies/:slug/notice',
  summary: 'Notify account holders of a policy by mail',
  access: 'staff:content.write',
  params,
  body: Type.Object({
    number: Type.Integer({ minimum: 1, ...problem('Please say which version') }),
  }),
  reply: successReply({ notice: PolicyNoticeView }),
});
