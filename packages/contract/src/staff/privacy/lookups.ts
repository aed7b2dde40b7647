import { LOOKUP_KINDS } from '@ilaneer/domain/privacy/lookup';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { IsoDate, Text } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

/** A member of staff's views of a customer's data per occasion and day in India (PRIVACY-17). */
export const LookupView = Type.Object({
  id: Type.String(),
  day: Type.String(),
  lastAt: IsoDate,
  kind: Type.String({ description: Object.keys(LOOKUP_KINDS).join(', ') }),
  times: Type.Integer(),
  customer: Type.Object({ id: Type.String(), name: Type.String() }),
  member: Type.Object({ id: Type.String(), name: Type.String(), role: Type.String() }),
});

export type LookupView = Static<typeof LookupView>;

export const listLookups = defineCall({
  method: 'GET',
  path: '/staff/lookups',
  summary: "Staff access to customers' data",
  access: 'staff:privacy.read',
  query: Type.Object({
    /** `search`: a whole e-mail address, mobile number, order number or account id. */
    ...listFields,
    sort: Type.Optional(Type.Enum(['newest'])),
    who: Type.Optional(Text(100)),
  }),
  reply: listReply(LookupView),
});
