import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id } from '../../message/fields.ts';

/** Ends all sessions of a customer who reported a stranger in the account (ACCOUNT-50). */
export const endCustomerSessions = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/end-sessions',
  summary: 'End all logins of a customer',
  access: 'staff:customers.write',
  params: Type.Object({ customerId: Id('Customer is required') }),
  reply: successReply({ ended: Type.Integer() }),
});
