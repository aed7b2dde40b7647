import { PAYOUT_KINDS, RETURN_REMEDIES } from '@ilaneer/domain/return/payout';
import { RETURN_STATES, RETURN_TRANSITIONS } from '@ilaneer/domain/return/return-life';
import { RETURN_REASONS } from '@ilaneer/domain/return/return-reason';
import { CREDIT_NOTE_TIMES } from '@ilaneer/domain/tax-document/credit-note-deadline';
import Type, { type Static } from 'typebox';
import { lineFields } from '../../cart/line-fields.ts';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  Id,
  IsoDate,
  Lines,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const Reason = Type.Enum(RETURN_REASONS.map(({ id }) => id));
const Photo = showsCustomer(
  Type.Unsafe<Uint8Array>({
    description: 'The photo',
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  }),
  { on: 'photo', by: 'return', param: 'returnId' },
);
const returnParams = Type.Object({ returnId: Id('The id of the return is required') });

const ReturnRow = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  state: Type.Enum([...RETURN_STATES]),
  requestedAt: IsoDate,
  remedy: Type.Enum([...RETURN_REMEDIES]),
  /** Refund deadline and whether it has passed; null before approval (RETURN-9). */
  refundDueAt: DateOrNull,
  isLate: Type.Boolean(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  units: Type.Integer(),
  reasons: Type.Array(Reason),
  photos: Type.Integer(),
});

export const ReturnRowView = showsCustomer(ReturnRow, { on: 'list', by: 'order', property: 'orderId' });

export type ReturnRowView = Static<typeof ReturnRowView>;

/** Longest waiting first. */
export const listStaffReturns = defineCall({
  method: 'GET',
  path: '/staff/returns',
  summary: 'Returns of all shoppers, by state',
  access: 'staff:orders.read',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...RETURN_STATES])),
    due: Type.Optional(Type.Enum(['late'])),
    sort: Type.Optional(Type.Enum(['oldest'])),
  }),
  reply: listReply(ReturnRowView),
});

const StaffReturn = Type.Object({
  id: Type.String(),
  number: Type.Integer({ description: 'Number of the return within its order, from 1.' }),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  state: Type.Enum([...RETURN_STATES]),
  note: Type.String(),
  remedy: Type.Enum([...RETURN_REMEDIES]),
  requestedAt: IsoDate,
  approvedAt: DateOrNull,
  refundDueAt: DateOrNull,
  isLate: Type.Boolean(),
  refusedAt: DateOrNull,
  pickedUpAt: DateOrNull,
  receivedAt: DateOrNull,
  refundedAt: DateOrNull,
  refusalReason: TextOrNull,
  moves: Type.Array(Type.Enum([...RETURN_TRANSITIONS])),
  photos: Type.Array(Type.Object({ id: Type.String() })),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      ...lineFields,
      picture: Type.String(),
      reason: Reason,
      /** Whether it may be resold; never for perishable goods. */
      mayBeRestocked: Type.Boolean(),
      /** Units restocked and written off at inspection. */
      restocked: Type.Integer(),
      writtenOff: Type.Integer(),
    }),
  ),
  refund: Type.Object({
    amount: Rupees,
    /** Part paid by hand, which needs a reference. */
    byHand: Rupees,
    coins: Type.Integer(),
    reference: TextOrNull,
    /** Masked payout details; `getReturnPayout` shows them in full (RETURN-20). */
    payout: TextOrNull,
  }),
  /** The exchange order and the part of the refund that pays for it (RETURN-17). */
  exchange: Type.Union([
    Type.Object({ orderId: Type.String(), orderNumber: Type.String(), amount: Rupees }),
    Type.Null(),
  ]),
  /** Last day in India, and its state (TAX-DOCUMENT-20); null without GST to reduce. */
  creditNote: Type.Union([
    Type.Object({ lastDay: Type.String(), time: Type.Enum([...CREDIT_NOTE_TIMES]) }),
    Type.Null(),
  ]),
  ...versionField,
});

export const StaffReturnView = showsCustomer(StaffReturn, { on: 'return', by: 'order', property: 'orderId' });

export type StaffReturnView = Static<typeof StaffReturnView>;

const returned = successReply({ return: StaffReturnView });

export const getStaffReturn = defineCall({
  method: 'GET',
  path: '/staff/returns/:returnId',
  summary: 'A return with its lines and photos',
  access: 'staff:orders.read',
  params: returnParams,
  reply: returned,
});

export const getStaffReturnPhoto = defineCall({
  method: 'GET',
  path: '/staff/returns/:returnId/photos/:photoId',
  summary: 'A photo of a return',
  access: 'staff:orders.read',
  params: Type.Object({
    returnId: Id('The id of the return is required'),
    photoId: Id('Photo ID is required'),
  }),
  reply: Photo,
});

/** Moves a return on (RETURN-4); `refundReturn` refunds it. */
export const moveReturn = defineCall({
  method: 'POST',
  path: '/staff/returns/:returnId/moves',
  summary: 'Approve, refuse, pick up or receive a return',
  access: 'staff:returns.decide',
  params: returnParams,
  headers: IfMatch,
  body: Type.Object({
    move: Type.Enum(['approve', 'refuse', 'pick-up', 'receive'], anyProblem('Unknown move')),
    reason: Type.Optional(Lines(1_000)),
    /** Units per line to restock; the rest is written off. */
    restock: Type.Optional(
      Type.Array(
        Type.Object({
          position: Type.Integer({ minimum: 1, maximum: 1_000 }),
          quantity: Type.Integer({ minimum: 0, maximum: 1_000 }),
        }),
        { maxItems: 200 },
      ),
    ),
  }),
  reply: returned,
});

export const refundReturn = defineCall({
  method: 'POST',
  path: '/staff/returns/:returnId/refund',
  summary: 'Refund a return',
  access: 'staff:refunds.issue',
  params: returnParams,
  headers: IfMatch,
  body: Type.Object({ reference: Type.Optional(Text(200)) }),
  reply: returned,
});

/** Payout details of a cash order; each reading is audited. */
export const getReturnPayout = defineCall({
  method: 'GET',
  path: '/staff/returns/:returnId/payout',
  summary: 'Where the money of a return goes',
  access: 'staff:refunds.issue',
  params: returnParams,
  reply: successReply({
    payout: showsCustomer(
      Type.Union([
        Type.Object({
          kind: Type.Enum([...PAYOUT_KINDS]),
          upiId: TextOrNull,
          holder: TextOrNull,
          account: TextOrNull,
          ifsc: TextOrNull,
          givenAt: IsoDate,
        }),
        Type.Null(),
      ]),
      { on: 'payout', by: 'return', param: 'returnId' },
    ),
  }),
});

/** Goods offered in exchange, the same ones first (RETURN-17). */
export const getExchangeOffers = defineCall({
  method: 'GET',
  path: '/staff/returns/:returnId/exchange',
  summary: 'Variants that a return can be exchanged for',
  access: 'staff:returns.decide',
  params: returnParams,
  reply: successReply({
    offers: Type.Array(
      Type.Object({
        position: Type.Integer(),
        variants: Type.Array(
          Type.Object({
            variantId: Type.String(),
            name: Type.String(),
            sku: Type.String(),
            price: Rupees,
            available: Type.Integer(),
            isSame: Type.Boolean(),
            /** More expensive goods are ordered, not exchanged. */
            isDearer: Type.Boolean(),
            back: Rupees,
          }),
        ),
      }),
    ),
  }),
});

export const exchangeReturn = defineCall({
  method: 'POST',
  path: '/staff/returns/:returnId/exchange',
  summary: 'Send other goods for those of a return',
  access: 'staff:returns.decide',
  params: returnParams,
  headers: IfMatch,
  body: Type.Object({
    /** Goods per line; default: the same again. */
    goods: Type.Optional(
      Type.Array(
        Type.Object({ position: Type.Integer({ minimum: 1 }), variantId: Id('Choose what goes out') }),
        { maxItems: 100 },
      ),
    ),
    reference: Type.Optional(Text(200)),
  }),
  reply: returned,
});
