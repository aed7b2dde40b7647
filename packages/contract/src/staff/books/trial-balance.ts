import { ACCOUNT_IDS } from '@ilaneer/domain/journal/accounts';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, Rupees, TextOrNull } from '../../message/fields.ts';

export const BalanceView = Type.Object({
  id: Type.Enum([...ACCOUNT_IDS]),
  name: Type.String(),
  kind: Type.Enum(['asset', 'liability', 'equity', 'income', 'expense']),
  debit: Rupees,
  credit: Rupees,
});

export type BalanceView = Static<typeof BalanceView>;

export const getTrialBalance = defineCall({
  method: 'GET',
  path: '/staff/trial-balance',
  summary: 'The balance of every account',
  access: 'staff:reports.read',
  query: Type.Object({
    upTo: Type.Optional(
      Type.String({
        format: 'date',
        description: 'Closing day; default: now.',
        ...anyProblem('Give the day as YYYY-MM-DD'),
      }),
    ),
  }),
  reply: successReply({
    accounts: Type.Array(BalanceView),
    debits: Rupees,
    credits: Rupees,
    lockedThrough: TextOrNull,
  }),
});
