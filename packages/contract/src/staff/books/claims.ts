import { CLAIM_REASONS, CLAIM_STATES } from '@ilaneer/domain/claim/parcel-claim';
import { HIGHER_SLABS } from '@ilaneer/domain/claim/weight-charge';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  IsoDate,
  Lines,
  PositiveRupees,
  problem,
  Raw,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
const GramsOrNull = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);
const RupeesOrNull = Type.Union([Rupees, Type.Null()]);
const Voucher = Text(60, problem('Enter the number of the claim', atMost('Number', 60)));
const Reason = Lines(500, { minLength: 1, ...problem('Enter a reason', atMost('Reason', 500)) });

/** Against the courier of a lost, damaged or too heavily charged parcel (REMITTANCE-7, REMITTANCE-11). */
export const ClaimView = Type.Object({
  id: Type.String(),
  parcelNumber: Type.String(),
  orderId: Type.String(),
  courier: Type.String(),
  reason: Type.Enum([...CLAIM_REASONS]),
  /** Of a charged weight. */
  chargedGrams: GramsOrNull,
  packedGrams: GramsOrNull,
  chargedOn: Type.Union([IsoDay, Type.Null()]),
  amount: Rupees,
  /** The courier's number of the claim; empty if unknown. */
  voucher: Type.String(),
  state: Type.Enum([...CLAIM_STATES]),
  openedAt: IsoDate,
  /** From opening to settlement, or until now. */
  days: Type.Integer({ minimum: 0 }),
  paid: RupeesOrNull,
  reference: TextOrNull,
  paidOn: Type.Union([IsoDay, Type.Null()]),
  settledAt: DateOrNull,
  settledReason: TextOrNull,
});

export type ClaimView = Static<typeof ClaimView>;

const claimReply = successReply({ claim: ClaimView });
const parcelParams = Type.Object({ parcelId: Id('Parcel ID is required') });
const claimParams = Type.Object({ claimId: Id('Claim ID is required') });

export const listClaims = defineCall({
  method: 'GET',
  path: '/staff/claims',
  summary: 'Claims against couriers',
  access: 'staff:reports.read',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...CLAIM_STATES], anyProblem('Unknown state'))),
    reason: Type.Optional(Type.Enum([...CLAIM_REASONS], anyProblem('Unknown cause'))),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(ClaimView),
});

export const getClaim = defineCall({
  method: 'GET',
  path: '/staff/claims/:claimId',
  summary: 'One claim against a courier',
  access: 'staff:reports.read',
  params: claimParams,
  reply: claimReply,
});

/** `proposed`: the price paid for the parcel's goods, `most`: with delivery; null if nothing can be claimed. */
export const getParcelClaim = defineCall({
  method: 'GET',
  path: '/staff/parcels/:parcelId/claim',
  summary: 'The claim for a parcel, or the amount to propose',
  access: 'staff:books.write',
  params: parcelParams,
  reply: successReply({
    claim: Type.Union([ClaimView, Type.Null()]),
    proposed: RupeesOrNull,
    most: RupeesOrNull,
  }),
});

export const openClaim = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/claim',
  summary: 'Claim a lost or damaged parcel from its courier',
  access: 'staff:books.write',
  params: parcelParams,
  body: Type.Object({ amount: PositiveRupees, voucher: Type.Optional(Voucher) }),
  reply: claimReply,
  status: 201,
});

/** All rows or none (REMITTANCE-11, REMITTANCE-13). */
export const recordWeights = defineCall({
  method: 'POST',
  path: '/staff/charged-weights',
  summary: 'Record the weights that a courier charged, and dispute them',
  access: 'staff:books.write',
  body: Type.Object({
    chargedOn: Type.String({ format: 'date', ...anyProblem('Give the day as YYYY-MM-DD') }),
    /** The courier's file, or rows of tracking number, weight and charge. */
    lines: Raw(100_000, { minLength: 1, ...problem('Give the rows') }),
    higherSlabs: Type.Enum([...HIGHER_SLABS], anyProblem('Accept or dispute?')),
  }),
  largestBody: 500_000,
  reply: successReply({ disputed: Type.Integer({ minimum: 0 }), accepted: Type.Integer({ minimum: 0 }) }),
  status: 201,
});

/** Less than the claim needs a reason: the rest is written off. */
export const payClaim = defineCall({
  method: 'POST',
  path: '/staff/claims/:claimId/payment',
  summary: 'Record what a courier paid for a claim',
  access: 'staff:books.write',
  params: claimParams,
  body: Type.Object({
    amount: PositiveRupees,
    reference: Text(60, {
      minLength: 1,
      ...problem("Enter the bank's reference", atMost('Reference', 60)),
    }),
    paidOn: Type.String({ format: 'date', ...anyProblem('Give the day as YYYY-MM-DD') }),
    reason: Type.Optional(Lines(500, problem('Enter a reason', atMost('Reason', 500)))),
  }),
  reply: claimReply,
});

export const refuseClaim = defineCall({
  method: 'POST',
  path: '/staff/claims/:claimId/refusal',
  summary: 'Write off a claim that the courier refused',
  access: 'staff:books.write',
  params: claimParams,
  body: Type.Object({ reason: Reason }),
  reply: claimReply,
});

/** A mistake: its posting is reversed, and the parcel can be claimed again (REMITTANCE-14). */
export const withdrawClaim = defineCall({
  method: 'POST',
  path: '/staff/claims/:claimId/withdrawal',
  summary: 'Withdraw a claim, or an accepted charge, that was recorded by mistake',
  access: 'staff:books.write',
  params: claimParams,
  body: Type.Object({ reason: Reason }),
  reply: claimReply,
});

/** The whole open rest of an order's cash on delivery (REMITTANCE-9). */
export const writeOffCash = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/cash-write-off',
  summary: 'Write off overdue cash that the courier never paid over',
  access: 'staff:books.write',
  params: Type.Object({ orderId: Id('Order ID is required') }),
  body: Type.Object({ reason: Reason, voucher: Type.Optional(Voucher) }),
  reply: successReply({ amount: Rupees }),
});
