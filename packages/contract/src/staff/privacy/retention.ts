import { RETENTION_KINDS } from '@ilaneer/domain/privacy/retention';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull } from '../../message/fields.ts';

/** A retention period and its state (PRIVACY-5). */
export const RetentionView = Type.Object({
  kind: Type.Enum([...RETENTION_KINDS]),
  what: Type.String(),
  /** Such as '1 year after the login ended'. */
  period: Type.String(),
  lastRunAt: DateOrNull,
  erasedLately: Type.Integer(),
  erased: Type.Integer(),
  /** Start of the oldest remaining row's period; null without one. */
  oldestAt: DateOrNull,
  isLate: Type.Boolean(),
});

export type RetentionView = Static<typeof RetentionView>;

export const getRetention = defineCall({
  method: 'GET',
  path: '/staff/retention',
  summary: 'Retention periods and erasures',
  access: 'staff:privacy.read',
  reply: successReply({ kinds: Type.Array(RetentionView) }),
});
