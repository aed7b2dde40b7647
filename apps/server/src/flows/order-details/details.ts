import type { Refund } from '../../modules/payment/refunds-repository.ts';
import type { Payment } from '../../modules/payment/repository.ts';
import type { ReturnPhoto } from '../../modules/return/photos-repository.ts';
import type { TaxDocument } from '../../modules/tax-document/repository.ts';

/** What else is known of an order: its payment, its tax documents, and what of its money went back. */
export type OrderPapers = {
  readonly payment: Payment | null;
  readonly invoice: TaxDocument | null;
  readonly creditNotes: readonly TaxDocument[];
  readonly refunds: readonly Refund[];
  readonly photos: readonly Pick<ReturnPhoto, 'id' | 'returnId'>[];
};
