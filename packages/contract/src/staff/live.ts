import { AUDITED_KINDS } from '@ilaneer/domain/audit/audited-act';
import Type, { type Static } from 'typebox';

/**
 * What `GET /api/staff/live` sends (server-sent events, `event: changed`): that things changed, never what, nor which
 * shopper it was. Only of
 * kinds that whoever listens may see.
 */
export const LiveChange = Type.Object({
  kind: Type.Enum([...AUDITED_KINDS]),
  /** Null: several of them. */
  id: Type.Union([Type.String(), Type.Null()]),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
});

export type LiveChange = Static<typeof LiveChange>;
