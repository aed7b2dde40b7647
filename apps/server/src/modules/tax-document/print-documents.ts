import { formatDay } from '@ilaneer/domain/india-day';
import { formatRupees } from '@ilaneer/domain/money';
import {
  type CreditShare,
  type DocumentContent,
  type DocumentCopy,
  type DocumentForm,
  type DocumentParty,
  type DocumentPayment,
  isCreditNote,
} from '@ilaneer/domain/tax-document/document-content';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import { printFigures } from './print-figures.ts';

const TITLES: Readonly<Record<DocumentForm, string>> = {
  'tax-invoice': 'Tax Invoice',
  'bill-of-supply': 'Bill of Supply',
  'invoice-cum-bill-of-supply': 'Invoice-cum-Bill of Supply',
  'credit-note': 'Credit Note',
  'commercial-credit-note': 'Commercial Credit Note',
};

/** Wording of CGST Rule 48. */
const COPY_MARKS: Readonly<Record<DocumentCopy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
};

/** From its content only, so reproducible. */
export function printDocument(content: DocumentContent, copy: DocumentCopy): PrintedDocument {
  const { form, number, issuedAt, seller, figures, discounts, payments, credited = [], notes } = content;
  const isNote = isCreditNote(form);
  return {
    title: TITLES[form],
    mark: COPY_MARKS[copy],
    number,
    issuedAt: new Date(issuedAt),
    seller,
    facts: isNote ? noteFacts(content) : invoiceFacts(content),
    parties: [
      [isNote ? 'Credited to' : 'Billed to', partyLines(content.billedTo)],
      [isNote ? 'Goods returned from' : 'Shipped to', partyLines(content.shippedTo)],
    ],
    ...printFigures(figures, { form, noDelivery: isNote ? 'Not credited' : 'Free' }),
    discounts: discounts === null ? null : printDiscounts(discounts, figures.isInclusive),
    payments: [
      ...payments.map(
        (payment) => [PAYMENT_WORDS[payment.kind](payment), formatRupees(payment.amount)] as const,
      ),
      ...credited.map(({ kind, amount }) => [CREDIT_WORDS[kind], formatRupees(amount)] as const),
    ],
    notes,
  };
}

function invoiceFacts(content: DocumentContent): PrintedDocument['facts'] {
  const { form, number, issuedAt, order, payments } = content;
  const name = form === 'bill-of-supply' ? 'Bill' : 'Invoice';
  return [
    [`${name} number`, number],
    [`${name} date`, dayOf(issuedAt)],
    ['Order number', order.number],
    ['Order date', dayOf(order.placedAt)],
    ['Payment', waysToPay(payments) || 'Nothing to pay'],
    ['Place of supply', content.placeOfSupply],
    ...(form === 'bill-of-supply' ? [] : [['Reverse charge', 'No'] as const]),
  ];
}

function noteFacts({ form, number, issuedAt, order, against, ...content }: DocumentContent) {
  return [
    ['Credit note number', number],
    ['Credit note date', dayOf(issuedAt)],
    ...(against === null
      ? []
      : ([
          ['Against invoice', against.number],
          ['Invoice date', dayOf(against.issuedAt)],
        ] as const)),
    ['Order number', order.number],
    ['Reason', 'Goods returned'],
    ['Place of supply', content.placeOfSupply],
    ...(form === 'commercial-credit-note' ? [] : [['Reverse charge', 'No'] as const]),
  ] as const;
}

const WAYS_TO_PAY: Readonly<Record<DocumentPayment['kind'], string | null>> = {
  'gift-card': 'Gift card',
  'on-delivery': 'Cash on delivery',
  online: 'Paid online',
  'round-off': null,
};

function waysToPay(payments: DocumentContent['payments']): string {
  return payments.flatMap(({ kind }) => WAYS_TO_PAY[kind] ?? []).join(' and ');
}

// Distinct from the tax round-off.
const CASH_ROUND_OFF = 'Round-off to the rupee';

type PaymentWords = {
  readonly [Kind in DocumentPayment['kind']]: (payment: DocumentPayment) => string;
};

const PAYMENT_WORDS: PaymentWords = {
  'gift-card': (payment) => `By gift card ${payment.kind === 'gift-card' ? payment.last4 : ''}`.trim(),
  'on-delivery': () => 'To pay on delivery',
  online: () => 'Paid online',
  'round-off': () => CASH_ROUND_OFF,
};

const CREDIT_WORDS: Readonly<Record<CreditShare['kind'], string>> = {
  goodwill: 'Given back before, as goodwill',
  exchange: 'Paid for the replacement',
  'not-collected': 'Not collected on delivery',
  refund: 'Refunded with this note',
  'round-off': CASH_ROUND_OFF,
};

function dayOf(moment: string): string {
  return formatDay(new Date(moment));
}

export function partyLines(party: DocumentParty): string[] {
  return [
    party.fullName,
    party.addressLine1,
    party.addressLine2,
    [party.city, party.pinCode].filter((part) => part !== '').join(' '),
    [placeOfSupply(party.state), party.country].filter((part) => part !== '').join(', '),
    party.gstin === undefined ? '' : `GSTIN: ${party.gstin}`,
    party.phone === '' ? '' : `Phone: ${party.phone}`,
  ].filter((line) => line !== '');
}

function printDiscounts(
  { offListPrice, byCoupon, couponCode, byCoins, coins }: Exclude<DocumentContent['discounts'], null>,
  isInclusive: boolean,
): string | null {
  if (byCoupon + byCoins === 0) return null;
  const named = [
    [offListPrice, isInclusive ? 'off the MRP' : 'off the list price'],
    [byCoupon, `by coupon ${couponCode ?? ''}`],
    [byCoins, coins === 1 ? 'by 1 coin' : `by ${coins} coins`],
  ] as const;
  return named
    .filter(([amount]) => amount > 0)
    .map(([amount, name]) => `${formatRupees(amount)} ${name}`)
    .join(', ');
}
