import type { Refund } from '../payment/refunds-repository.ts';
import type { Payment } from '../payment/repository.ts';
import type { TaxDocument } from '../tax-document/repository.ts';
import type { ReturnPhoto } from './photos-repository.ts';

/** What else is known of an order: its payment, its tax documents, and what of its money went back. */
export type OrderPapers = {
  readonly payment: Payment | null;
  readonly invoice: TaxDocument | null;
  readonly creditNotes: readonly TaxDocument[];
  readonly refunds: readonly Refund[];
  readonly photos: readonly Pick<ReturnPhoto, 'id' | 'returnId'>[];
};
