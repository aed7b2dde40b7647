import { ATTACK_KINDS } from '@ilaneer/domain/security/attack';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { IsoDate } from '../../message/fields.ts';

/** An attack on the shop (SECURITY-6); nobody is named in it. */
export const AttackView = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...ATTACK_KINDS]),
  beganAt: IsoDate,
  lastAt: IsoDate,
  /** It was seen in the last half hour. */
  goesOn: Type.Boolean(),
  /** When the owners were told by mail; null where that was done shortly before. */
  mailedAt: Type.Union([IsoDate, Type.Null()]),
  /** The highest of fifteen minutes. */
  figures: Type.Object({
    tries: Type.Integer(),
    failed: Type.Integer(),
    accountsOfOneNetwork: Type.Integer(),
    networksOfOneAccount: Type.Integer(),
  }),
});

export type AttackView = Static<typeof AttackView>;

/** The last hundred, the latest first. */
export const listAttacks = defineCall({
  method: 'GET',
  path: '/staff/attacks',
  summary: 'Attacks on logins and codes that the shop saw',
  tag: 'Staff',
  access: 'staff:privacy.read',
  reply: successReply({ attacks: Type.Array(AttackView) }),
  status: 200,
  errors: [],
});
