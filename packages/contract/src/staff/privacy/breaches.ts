import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Id, IsoDate, Lines, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const moment = Type.String({ format: 'date-time', ...anyProblem('This is no day and time') });
const momentOrNull = Type.Union([moment, Type.Null()], anyProblem('This is no day and time'));
const words = (name: string) => Lines(4_000, problem(`${name} is required`, atMost(name, 4_000)));

export const BreachForm = Type.Object({
  title: Text(120, problem('Enter a title', atMost('Title', 120))),
  what: words('What happened'),
  data: words('Data affected'),
  consequences: words('Likely consequences'),
  measures: words('Measures taken'),
  people: Type.Union(
    [Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()],
    anyProblem('Please enter a whole number'),
  ),
  beganAt: momentOrNull,
  knownAt: moment,
  boardToldAt: momentOrNull,
  certToldAt: momentOrNull,
  peopleToldAt: momentOrNull,
  closedAt: momentOrNull,
});

export type BreachForm = Static<typeof BreachForm>;

export const BreachView = Type.Object({
  id: Type.String(),
  ...BreachForm.properties,
  createdAt: IsoDate,
  ...versionField,
});

export type BreachView = Static<typeof BreachView>;

const LetterFrom = Type.Object({ shop: Type.String(), officer: Type.String(), contact: Type.String() });

const BreachReply = successReply({ breach: BreachView, from: LetterFrom });
const params = Type.Object({ breachId: Id('Breach is required') });

export const listBreaches = defineCall({
  method: 'GET',
  path: '/staff/breaches',
  summary: 'The register of breaches of personal data',
  access: 'staff:breaches.record',
  reply: successReply({ breaches: Type.Array(BreachView) }),
});

export const getBreach = defineCall({
  method: 'GET',
  path: '/staff/breaches/:breachId',
  summary: 'A breach of personal data',
  access: 'staff:breaches.record',
  params,
  reply: BreachReply,
});

export const recordBreach = defineCall({
  method: 'POST',
  path: '/staff/breaches',
  summary: 'Record a breach of personal data',
  access: 'staff:breaches.record',
  body: BreachForm,
  reply: BreachReply,
  status: 201,
});

/** Updates facts and notifications; nothing is deleted (PRIVACY-9). */
export const changeBreach = defineCall({
  method: 'PUT',
  path: '/staff/breaches/:breachId',
  summary: 'Change the record of a breach',
  access: 'staff:breaches.record',
  params,
  headers: IfMatch,
  body: BreachForm,
  reply: BreachReply,
});
