import { HSN_BEGINNING, HSN_BEGINNING_TEXT } from '@ilaneer/domain/pricing/hsn-code';
import { RATE_LIMITS } from '@ilaneer/domain/pricing/rate-table';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Digits, problem, Text, TextOrNull } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';
import { TaxEffect } from './tax-change.ts';

const percent = Type.Number({
  minimum: 0,
  maximum: 100,
  ...problem('A rate is 0 to 100 percent, with at most 2 decimals'),
});

const rateFields = {
  /** Code or prefix; the longest match applies (PRICING-18). */
  hsn: Digits(8, problem(HSN_BEGINNING_TEXT)),
  /** A day such as 2025-09-22. */
  from: Text(10, problem('Please choose the day from which it counts')),
  percent,
  upToRupees: Type.Union([Type.Number(), Type.Null()], problem('Please enter an amount up to ₹10,00,000')),
  percentAbove: Type.Union([percent, Type.Null()], problem('Enter both the limit and the rate above it')),
  goods: Text(RATE_LIMITS.goods, problem('Please say which goods', atMost('Goods', RATE_LIMITS.goods))),
};

const confirmedBy = Text(
  RATE_LIMITS.confirmedBy,
  problem('Please say who confirms it', atMost('Who confirms it', RATE_LIMITS.confirmedBy)),
);

export const ConfirmedRateForm = Type.Object({
  ...rateFields,
  confirmedBy,
  confirmedAt: Text(24),
  withdrawn: Type.Optional(Text(RATE_LIMITS.withdrawn)),
});

export const TaxRateView = Type.Object({
  ...rateFields,
  confirmedBy: TextOrNull,
  confirmedOn: TextOrNull,
  products: Type.Integer(),
});

export type TaxRateView = Static<typeof TaxRateView>;

const Rates = { rates: Type.Array(TaxRateView), ...versionField };

export const listTaxRates = defineCall({
  method: 'GET',
  path: '/staff/tax-rates',
  summary: 'The GST rates by HSN code, and who confirmed them',
  access: 'staff:settings.write',
  reply: successReply(Rates),
});

export const saveTaxRate = defineCall({
  method: 'PUT',
  path: '/staff/tax-rates',
  summary: 'Confirm a GST rate, or add one from a day on',
  access: 'staff:settings.write',
  headers: IfMatch,
  // Older rates may have an odd number of digits.
  body: Type.Object({
    ...rateFields,
    hsn: Digits(8, { pattern: HSN_BEGINNING, ...problem(HSN_BEGINNING_TEXT) }),
    confirmedBy,
  }),
  reply: successReply(Rates),
});

const ofRate = { hsn: rateFields.hsn, from: rateFields.from };

export const WithdrawalView = Type.Object({
  /** Bills at this rate; any blocks withdrawal. */
  documents: Type.Integer(),
  next: Type.Union([Type.Object(rateFields), Type.Null()]),
  effect: TaxEffect,
});

export type WithdrawalView = Static<typeof WithdrawalView>;

export const previewWithdrawal = defineCall({
  method: 'GET',
  path: '/staff/tax-rates/withdrawal',
  summary: 'Preview the withdrawal of a GST rate',
  access: 'staff:settings.write',
  query: Type.Object(ofRate),
  reply: successReply({ withdrawal: WithdrawalView }),
});

/** Withdraws a mistaken rate (PRICING-36). Saving it again reverses that. */
export const withdrawTaxRate = defineCall({
  method: 'POST',
  path: '/staff/tax-rates/withdrawal',
  summary: 'Withdraw a GST rate that was said by mistake',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: Type.Object({
    ...ofRate,
    reason: Text(RATE_LIMITS.withdrawn, problem('Please say why', atMost('A reason', RATE_LIMITS.withdrawn))),
  }),
  reply: successReply(Rates),
});
