import { ATTACK_KINDS } from '@ilaneer/domain/security/attack';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { IsoDate } from '../../message/fields.ts';

/** An attack (SECURITY-6), without personal data. */
export const AttackView = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...ATTACK_KINDS]),
  beganAt: IsoDate,
  lastAt: IsoDate,
  /** Seen in the last 30 minutes. */
  goesOn: Type.Boolean(),
  /** Mail to the owners; null if one was sent shortly before. */
  mailedAt: Type.Union([IsoDate, Type.Null()]),
  /** Peak per 15 minutes. */
  figures: Type.Object({
    tries: Type.Integer(),
    failed: Type.Integer(),
    accountsOfOneNetwork: Type.Integer(),
    networksOfOneAccount: Type.Integer(),
  }),
});

export type AttackView = Static<typeof AttackView>;

export const listAttacks = defineCall({
  method: 'GET',
  path: '/staff/attacks',
  summary: 'Attacks on logins and codes that the shop saw',
  access: 'staff:privacy.read',
  reply: successReply({ attacks: Type.Array(AttackView) }),
});
