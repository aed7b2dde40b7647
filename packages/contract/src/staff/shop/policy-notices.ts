import { TOLD_POLICIES } from '@ilaneer/domain/setting/policies';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, IsoDate, problem } from '../../message/fields.ts';

const params = Type.Object({
  slug: Type.Enum([...TOLD_POLICIES], anyProblem('Nobody is told of this policy')),
});

/** Whether account holders are told of the words that shoppers read now (CONTENT-26). */
export const PolicyNoticeView = Type.Object({
  /** The version that shoppers read; null while they read none, or its first words. */
  number: Type.Union([Type.Integer(), Type.Null()]),
  /** How many mails it would be, or was decided to be: accounts with a confirmed email address. */
  mails: Type.Integer(),
  /** Accounts that no mail reaches. */
  unreachable: Type.Integer(),
  /** Null as long as nobody has decided that it matters. */
  told: Type.Union([
    Type.Null(),
    Type.Object({
      at: IsoDate,
      by: Type.String(),
      /** How many mails were queued so far. */
      mails: Type.Integer(),
      isDone: Type.Boolean(),
    }),
  ]),
});

export type PolicyNoticeView = Static<typeof PolicyNoticeView>;

export const getPolicyNotice = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug/notice',
  summary: 'Whether account holders are told of a policy, and how many mails that takes',
  tag: 'Staff',
  access: 'staff:content.write',
  params,
  reply: successReply({ notice: PolicyNoticeView }),
  status: 200,
  errors: [],
});

/** Says that a version changes what matters, and tells every account holder of it by mail. It cannot be taken back. */
export const tellOfPolicy = defineCall({
  method: 'POST',
  path: '/staff/policies/:slug/notice',
  summary: 'Tell account holders of a policy by mail',
  tag: 'Staff',
  access: 'staff:content.write',
  params,
  body: Type.Object({
    number: Type.Integer({ minimum: 1, ...problem('Please say which version') }),
  }),
  reply: successReply({ notice: PolicyNoticeView }),
  status: 200,
  errors: ['POLICY_TOLD', 'POLICY_NOT_SHOWN'],
});
