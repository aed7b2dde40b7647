import { RETENTION_KINDS } from '@ilaneer/domain/privacy/retention';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull } from '../../message/fields.ts';

/** A kind of personal data with a period, and how it is kept to (PRIVACY-5). */
export const RetentionView = Type.Object({
  kind: Type.Enum([...RETENTION_KINDS]),
  what: Type.String(),
  /** Such as '1 year after the login ended'. */
  period: Type.String(),
  /** Null before the first run. */
  lastRunAt: DateOrNull,
  /** Rows erased in the last 30 days, and as long as the runs are noted. */
  erasedLately: Type.Integer(),
  erased: Type.Integer(),
  /** From when the period of the oldest row runs that stayed; null without one. */
  oldestAt: DateOrNull,
  /** Something stands that should be gone, or nobody has looked for a day since the last time. */
  isLate: Type.Boolean(),
});

export type RetentionView = Static<typeof RetentionView>;

export const getRetention = defineCall({
  method: 'GET',
  path: '/staff/retention',
  summary: 'How long personal data is stored, and what was erased',
  tag: 'Staff',
  access: 'staff:privacy.read',
  reply: successReply({ kinds: Type.Array(RetentionView) }),
  status: 200,
  errors: [],
});
