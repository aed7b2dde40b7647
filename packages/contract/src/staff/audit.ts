import { ACTOR_KINDS } from '@ilaneer/domain/actor/actor';
import { AUDITED_KINDS } from '@ilaneer/domain/audit/audited-act';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Id, IsoDate, Text, TextOrNull } from '../message/fields.ts';
import { listFields, listReply } from './list.ts';

const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);
const Day = Type.String({ format: 'date', ...anyProblem('This is no day') });

/** One staff action; `before` and `after` hold no personal data (AUDIT-3). */
export const AuditEntryView = Type.Object({
  id: Type.Integer(),
  happenedAt: IsoDate,
  actor: Type.Object({ kind: Type.Enum([...ACTOR_KINDS]), id: Type.String(), name: Type.String() }),
  /** A verb in the past tense. */
  action: Type.String(),
  object: Type.Object({ kind: Type.Enum([...AUDITED_KINDS]), id: Type.String(), label: Type.String() }),
  before: Facts,
  after: Facts,
  reason: TextOrNull,
});

export type AuditEntryView = Static<typeof AuditEntryView>;

export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/staff/audit-entries',
  summary: 'Audit log',
  access: 'staff:staff.manage',
  query: Type.Object({
    /** `search`: part of a label or a person's name, or a whole id. */
    ...listFields,
    sort: Type.Optional(Type.Enum(['newest', 'oldest'])),
    /** Comma-separated. */
    kind: Type.Optional(Text(300)),
    who: Type.Optional(Text(100)),
    /** Days in India, inclusive. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
  }),
  reply: listReply(AuditEntryView),
});

/** Latest first, limited to kinds that the reader may see. */
export const getHistory = defineCall({
  method: 'GET',
  path: '/staff/history/:kind/:objectId',
  summary: 'History of one record',
  access: 'staff',
  params: Type.Object({
    kind: Type.Enum([...AUDITED_KINDS], anyProblem('Unknown kind')),
    objectId: Id('Object is required'),
  }),
  query: Type.Object({ after: listFields.after }),
  reply: successReply({ entries: Type.Array(AuditEntryView), next: TextOrNull }),
});
