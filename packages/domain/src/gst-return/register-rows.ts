import { NO_PAISE, type Paise, sumPaise } from '../money.ts';
import type { DocumentForm } from '../tax-document/document-content.ts';
import type { VoucherKind } from '../tax-document/financial-year.ts';
import { byRate, type RatedAmounts } from './gst-amounts.ts';
import type { GstDocument } from './gst-document.ts';

/** A document and rate; the taxable value is that of goods and delivery. */
export type RegisterRow = RatedAmounts & {
  readonly document: GstDocument;
  readonly goods: Paise;
  readonly delivery: Paise;
  /** Round-off and total stand in the first row of a document. */
  readonly isFirst: boolean;
};

/** A row of the document register: also of vouchers, which bear no figures of a supply. */
export type RegisteredNumber = Pick<GstDocument, 'prefix' | 'financialYear' | 'number' | 'issuedOn'> & {
  readonly form: DocumentForm | VoucherKind;
  /** Null once the content is deleted. */
  readonly total: Paise | null;
};

/** GST-RETURN-9. */
export function registerRows(document: GstDocument): RegisterRow[] {
  return byRate(document.lines).map((row, index) => {
    const ofRate = document.lines.filter(({ basisPoints }) => basisPoints === row.basisPoints);
    const taxableOf = (isDelivery: boolean) =>
      ofRate
        .filter((line) => line.isDelivery === isDelivery)
        .reduce((sum, { taxable }) => sumPaise(sum, taxable), NO_PAISE);
    return { ...row, document, goods: taxableOf(false), delivery: taxableOf(true), isFirst: index === 0 };
  });
}
