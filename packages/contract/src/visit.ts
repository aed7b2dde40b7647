import { VISIT_NAMES } from '@ilaneer/domain/report/visit-name';
import Type from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { anyProblem } from './message/fields.ts';

/** Counts without a person: no cookie, id or address is kept (REPORT-10). */
export const countVisits = defineCall({
  method: 'POST',
  path: '/visit-counts',
  summary: 'Count steps of the checkout and speed of pages',
  tag: 'Content',
  access: 'open',
  body: Type.Object({
    names: Type.Array(Type.Enum([...VISIT_NAMES], anyProblem('Unknown count')), {
      minItems: 1,
      maxItems: 20,
      ...anyProblem('Give 1 to 20 counts'),
    }),
  }),
  reply: successReply({}),
  status: 202,
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
