import { NO_PAISE } from '@ilaneer/domain/money';
import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import { invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Advance, AdvanceRefund, VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import type { TaxDocument } from './repository.ts';
import { billedPartyOf, NO_SIGNATURE } from './write-content.ts';

type Numbered = Pick<TaxDocument, 'number' | 'issuedAt' | 'seller'>;

const NO_TAX_ON_ADVANCES =
  'No GST is charged on an advance for goods (Notification 66/2017 – Central Tax of 15 November 2017). GST is charged in the invoice, at the rate of its day.';

const NO_TAX_TO_REFUND =
  'The order was cancelled before its invoice: no goods were supplied and no GST was charged on the advance (Notification 66/2017 – Central Tax of 15 November 2017), so none is refunded.';

/** CGST Rule 50. The order as it stands. */
export function writeReceiptVoucher(
  { number, issuedAt, seller }: Numbered,
  order: BilledOrder,
  { payment, amount }: Advance,
): VoucherContent {
  const { lines } = invoiceFigures(order.figures, seller.state);
  return {
    form: 'receipt-voucher',
    number,
    issuedAt: issuedAt.toISOString(),
    seller,
    payer: billedPartyOf(order),
    placeOfSupply: placeOfSupply(order.figures.supplyState),
    order: { number: order.number, placedAt: order.placedAt.toISOString() },
    goods: lines.map(({ description, hsnCode, quantity, gstBasisPoints }) => ({
      ...{ description, hsnCode, quantity, gstBasisPoints },
    })),
    payment,
    amount,
    against: null,
    refundedBefore: NO_PAISE,
    notes: [NO_TAX_ON_ADVANCES, NO_SIGNATURE],
  };
}

/** CGST Rule 51. Parties and goods of the receipt voucher. */
export function writeRefundVoucher(
  { number, issuedAt }: Pick<TaxDocument, 'number' | 'issuedAt'>,
  receipt: VoucherContent,
  { amount, refundedBefore }: AdvanceRefund,
): VoucherContent {
  return {
    ...receipt,
    form: 'refund-voucher',
    number,
    issuedAt: issuedAt.toISOString(),
    amount,
    against: { number: receipt.number, issuedAt: receipt.issuedAt, amount: receipt.amount },
    refundedBefore,
    notes: [NO_TAX_TO_REFUND, NO_SIGNATURE],
  };
}
