import {
  DATA_REQUEST_CHANNELS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_OUTCOMES,
  DATA_REQUEST_STATES,
  LONGEST_ANSWER,
} from '@ilaneer/domain/privacy/data-request';
import Type, { type Static } from 'typebox';
import { AccountData } from '../../account/account-data.ts';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, DateOrNull, Id, Lines, problem } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const params = Type.Object({ requestId: Id('Request is required') });
const access = 'staff:privacy.answer';
const Day = Type.String({ format: 'date', ...anyProblem('Enter the day as YYYY-MM-DD') });

/** The name is that of an erased account once it is erased. */
export const DataRequestView = showsCustomer(
  Type.Object({
    id: Type.String(),
    customerId: Type.String(),
    customerName: Type.String(),
    kind: Type.Enum([...DATA_REQUEST_KINDS]),
    channel: Type.Enum([...DATA_REQUEST_CHANNELS]),
    state: Type.Enum([...DATA_REQUEST_STATES]),
    receivedOn: Day,
    /** Last day of the answer (PRIVACY-18). */
    dueOn: Day,
    isLate: Type.Boolean(),
    closedAt: DateOrNull,
  }),
  { on: 'list', by: 'customer', property: 'customerId' },
);
export type DataRequestView = Static<typeof DataRequestView>;

const Reply = successReply({ request: DataRequestView });

/** The longest waiting first. */
export const listDataRequests = defineCall({
  method: 'GET',
  path: '/staff/data-requests',
  summary: 'Requests of customers about their data, with their clocks',
  access,
  query: Type.Object({
    /** `search`: name, phone or mail of the customer. */
    ...listFields,
    state: Type.Optional(Type.Enum([...DATA_REQUEST_STATES], anyProblem('Unknown state'))),
    sort: Type.Optional(Type.Enum(['due'])),
  }),
  reply: listReply(DataRequestView),
});

export const recordDataRequest = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/data-requests',
  summary: 'Record a request of a customer about their data',
  access: 'staff:customers.read',
  params: Type.Object({ customerId: Id('Customer is required') }),
  body: Type.Object({
    kind: Type.Enum([...DATA_REQUEST_KINDS], anyProblem('What did the customer ask for?')),
    channel: Type.Enum([...DATA_REQUEST_CHANNELS], anyProblem('How did the request come?')),
    receivedOn: Day,
  }),
  reply: Reply,
  status: 201,
});

/** The file of 'Download my data', for an open request for a copy. */
export const getRequestedCopy = defineCall({
  method: 'GET',
  path: '/staff/data-requests/:requestId/copy',
  summary: 'The data of a customer who asked for a copy',
  access,
  params,
  reply: successReply({
    copy: showsCustomer(Type.Object({ customerId: Type.String(), data: AccountData }), {
      on: 'export',
      by: 'customer',
      property: 'customerId',
    }),
  }),
});

/** `done` erases the account where erasure was asked for: this can't be undone. */
export const answerDataRequest = defineCall({
  method: 'POST',
  path: '/staff/data-requests/:requestId/answer',
  summary: 'Close a request: done, refused or withdrawn, with a reason',
  access,
  params,
  body: Type.Object({
    outcome: Type.Enum([...DATA_REQUEST_OUTCOMES], anyProblem('Unknown outcome')),
    /** How the person was identified, or why not; without personal data. */
    reason: Lines(LONGEST_ANSWER, {
      minLength: 10,
      ...problem('Please say it in at least 10 characters', atMost('Reason', LONGEST_ANSWER)),
    }),
  }),
  reply: Reply,
});
