import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Id, IsoDate, Lines, problem, Search } from '../../message/fields.ts';

export const DeletedAccountView = Type.Object({
  /** For opening; guest messages (PRIVACY-16) have an id of their own. */
  userId: Type.String(),
  kind: Type.Enum(['account', 'messages']),
  deletedAt: IsoDate,
  /** Erasure date (PRIVACY-2). */
  eraseAt: IsoDate,
});

export type DeletedAccountView = Static<typeof DeletedAccountView>;

/** Parts as in the owner's download. A record: older releases may name them differently. */
export const WithheldData = showsCustomer(Type.Record(Type.String(), Type.Unknown()), {
  on: 'deleted account',
  by: 'customer',
  param: 'userId',
});

export type WithheldData = Static<typeof WithheldData>;

/** The last 100, or those matching a whole e-mail address, mobile number or order number. */
export const listDeletedAccounts = defineCall({
  method: 'GET',
  path: '/staff/deleted-accounts',
  summary: 'Accounts that their owners deleted',
  access: 'staff:deleted-accounts.open',
  query: Type.Object({ search: Type.Optional(Search(255)) }),
  reply: successReply({ accounts: Type.Array(DeletedAccountView) }),
});

/** Audited with its reason (PRIVACY-3). */
export const openDeletedAccount = defineCall({
  method: 'POST',
  path: '/staff/deleted-accounts/:userId/open',
  summary: 'Open the data of a deleted account',
  access: 'staff:deleted-accounts.open',
  params: Type.Object({ userId: Id('Account is required') }),
  body: Type.Object({
    reason: Lines(500, {
      minLength: 10,
      ...problem('Please say why, in at least 10 characters', atMost('Reason', 500)),
    }),
  }),
  reply: successReply({ data: WithheldData }),
});
