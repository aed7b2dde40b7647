import { isGstin } from '../contact/gstin.ts';
import { indianDigits } from '../indian-digits.ts';
import { type GstDocument, isTaxed, stateCodeOf } from './gst-document.ts';
import type { Gstr1 } from './gstr1.ts';
import { hsnDigits } from './return-limits.ts';
import type { ReturnMonth } from './return-month.ts';
import { isUnit } from './unit-codes.ts';

/** Wrong: the portal refuses it, or the return is not complete. Uncertain: an accountant decides. */
export type GstProblem = {
  readonly weight: 'wrong' | 'uncertain';
  readonly text: string;
  /** Numbers of the documents. */
  readonly documents: readonly string[];
};

type Check = {
  readonly weight: GstProblem['weight'];
  readonly text: string;
  readonly finds: (document: GstDocument) => boolean;
};

function hsnChecks(day: string): readonly Check[] {
  const { upTo, fewer, more } = hsnDigits(day);
  const hasDigits = (from: number, to: number) => (document: GstDocument) =>
    document.lines.some(({ hsn }) => hsn.length >= from && hsn.length < to);
  return [
    {
      weight: 'wrong',
      text: `Goods without an HSN code of at least ${fewer} digits. The portal refuses the row; the code of the product mends later documents only.`,
      finds: hasDigits(0, fewer),
    },
    {
      weight: 'uncertain',
      text: `Goods with an HSN code of fewer than ${more} digits. That is enough up to a turnover of ₹${indianDigits(upTo / 100)} in the year before.`,
      finds: hasDigits(fewer, more),
    },
  ];
}

const CHECKS: readonly Check[] = [
  {
    weight: 'wrong',
    text: 'Goods with a unit that the portal does not know.',
    finds: ({ lines }) => lines.some(({ unit }) => !isUnit(unit)),
  },
  {
    weight: 'wrong',
    text: "The buyer's GSTIN fails its check digit. The portal refuses the document.",
    finds: ({ buyer }) => buyer.gstin !== null && !isGstin(buyer.gstin),
  },
  {
    weight: 'wrong',
    text: 'The place of supply is no state of India. The files name it Other Territory (97).',
    finds: ({ placeOfSupply }) => stateCodeOf(placeOfSupply) === null,
  },
  {
    weight: 'wrong',
    text: "The tax does not fit the place of supply: IGST within the seller's state, or CGST and SGST outside it.",
    finds: ({ placeOfSupply, sellerGstin, isInterState, lines }) => {
      const code = stateCodeOf(placeOfSupply);
      return code !== null && lines.some(isTaxed) && isInterState === (code === sellerGstin.slice(0, 2));
    },
  },
  {
    weight: 'wrong',
    text: 'A credit note that names no invoice.',
    finds: ({ kind, against }) => kind === 'credit-note' && against === null,
  },
  {
    weight: 'uncertain',
    text: 'Delivery charged without GST beside taxed goods. The files count it as nil-rated; as part of the supply it would bear the rate of its goods.',
    finds: ({ lines }) =>
      lines.some((line) => line.isDelivery && !isTaxed(line)) &&
      lines.every((line) => line.isDelivery || isTaxed(line)),
  },
  {
    weight: 'uncertain',
    text: 'Goods without GST. The files count all of them as nil-rated (table 8); move the exempt ones.',
    finds: ({ lines }) => lines.some((line) => !line.isDelivery && !isTaxed(line)),
  },
  {
    weight: 'uncertain',
    text: 'Commercial credit notes, issued too late to lower the tax. They are not in the return, and their numbers are.',
    finds: ({ form }) => form === 'commercial-credit-note',
  },
];

/** GST-RETURN-10. `all`: documents of the month, of every GSTIN. */
export function gstProblems(
  { gstin, series }: Gstr1,
  { firstDay, isOver }: ReturnMonth,
  all: readonly GstDocument[],
): GstProblem[] {
  const isOwn = ({ sellerGstin }: GstDocument) => sellerGstin === gstin;
  const documents = all.filter(isOwn);
  const others = all.filter((document) => !isOwn(document));
  const missing = series.flatMap((one) => one.missing);
  return [
    ...found(!isOver, 'uncertain', 'The month is not over: more documents may follow.', []),
    ...found(!isGstin(gstin), 'wrong', "The shop's GSTIN fails its check digit.", []),
    ...found(
      missing.length > 0,
      'wrong',
      'Numbers without a document. The files count them as cancelled.',
      missing,
    ),
    ...found(
      others.length > 0,
      'uncertain',
      'Documents of another GSTIN of the shop. They belong to a return of their own.',
      others.map(({ number }) => number),
    ),
    ...[...hsnChecks(firstDay), ...CHECKS].flatMap(({ weight, text, finds }) => {
      const numbers = documents.filter(finds).map(({ number }) => number);
      return found(numbers.length > 0, weight, text, numbers);
    }),
  ];
}

function found(
  isFound: boolean,
  weight: GstProblem['weight'],
  text: string,
  documents: readonly string[],
): GstProblem[] {
  return isFound ? [{ weight, text, documents }] : [];
}
