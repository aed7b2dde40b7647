import { AUDITED_KINDS } from '@ilaneer/domain/audit/audited-act';
import Type, { type Static } from 'typebox';

/** `event: changed`: kinds that the reader may see, without content or customer. */
export const LiveChange = Type.Object({
  kind: Type.Enum([...AUDITED_KINDS]),
  /** Null: several. */
  id: Type.Union([Type.String(), Type.Null()]),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
});

export type LiveChange = Static<typeof LiveChange>;
