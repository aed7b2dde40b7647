import { formatDay } from '@ilaneer/domain/india-day';
import { formatRupees, NO_PAISE } from '@ilaneer/domain/money';
import { amountInWords } from '@ilaneer/domain/tax-document/amount-in-words';
import { advanceLeft, type VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import { partyLines } from './print-documents.ts';

/** From its content only, so reproducible. */
export function printVoucher(content: VoucherContent): PrintedDocument {
  const { form, number, issuedAt, seller, payer, goods, amount, notes } = content;
  const isReceipt = form === 'receipt-voucher';
  return {
    title: isReceipt ? 'Receipt Voucher' : 'Refund Voucher',
    // Copies are prescribed for invoices alone (CGST Rule 48).
    mark: '',
    number,
    issuedAt: new Date(issuedAt),
    seller,
    facts: isReceipt ? receiptFacts(content) : refundFacts(content),
    parties: [[isReceipt ? 'Received from' : 'Refunded to', partyLines(payer)]],
    columns: ['#', 'Description', 'HSN', 'Qty', 'GST rate'],
    rows: goods.map(({ description, hsnCode, quantity, gstBasisPoints }, index) => [
      ...[String(index + 1), description, hsnCode, quantity === 1 ? '1 pc' : `${quantity} pcs`],
      gstBasisPoints === 0 ? 'Nil' : `${gstBasisPoints / 100}%`,
    ]),
    rates: null,
    totals: [
      [isReceipt ? 'GST charged' : 'GST refunded', formatRupees(NO_PAISE)],
      [isReceipt ? 'Advance received' : 'Refund', formatRupees(amount)],
    ],
    inWords: amountInWords(amount),
    discounts: null,
    payments: isReceipt ? [] : refundRows(content),
    notes,
  };
}

type Facts = PrintedDocument['facts'];

function receiptFacts(content: VoucherContent): Facts {
  return [
    ['Voucher number', content.number],
    ['Voucher date', dayOf(content.issuedAt)],
    ...sharedFacts(content),
  ];
}

function refundFacts({ against, ...content }: VoucherContent): Facts {
  return [
    ['Voucher number', content.number],
    ['Voucher date', dayOf(content.issuedAt)],
    ...(against === null
      ? []
      : ([
          ['Receipt voucher', against.number],
          ['Receipt date', dayOf(against.issuedAt)],
        ] as const)),
    ...sharedFacts({ against, ...content }),
    ['Reason', 'Order cancelled'],
  ];
}

function sharedFacts({ order, payment, placeOfSupply }: VoucherContent): Facts {
  return [
    ['Order number', order.number],
    ['Order date', dayOf(order.placedAt)],
    ['Payment', payment.kind === 'online' ? 'Paid online' : 'Accepted by the shop'],
    ['Received on', dayOf(payment.receivedAt)],
    ...(payment.reference === null ? [] : ([['Payment reference', payment.reference]] as const)),
    // Paid before the address was entered.
    ['Place of supply', placeOfSupply === '' ? 'Not known yet' : placeOfSupply],
    ['Reverse charge', 'No'],
  ];
}

function refundRows(content: VoucherContent): PrintedDocument['payments'] {
  const { against, amount, refundedBefore } = content;
  if (against === null) return [];
  return [
    ['Advance received', formatRupees(against.amount)],
    ...(refundedBefore === 0 ? [] : ([['Refunded before', formatRupees(refundedBefore)]] as const)),
    ['Refunded with this voucher', formatRupees(amount)],
    ['Left of the advance', formatRupees(advanceLeft(content))],
  ];
}

function dayOf(moment: string): string {
  return formatDay(new Date(moment));
}
