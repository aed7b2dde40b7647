import type { getCreditNote, getInvoice } from '@ilaneer/contract/tax-document';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Which invoice of which order. */
type WantedInvoice = { readonly orderId: string; readonly invoiceNo: string };

/** Fetches an order's tax invoice and saves it under its number. */
export function useDownloadInvoice() {
  return useMutation({
    mutationFn: ({ orderId }: WantedInvoice) =>
      requestFile<typeof getInvoice>('/orders/:orderId/invoice', { params: { orderId } }),
    onSuccess: (file, { invoiceNo }) => saveFile(file, `${invoiceNo.replaceAll('/', '-')}.pdf`),
  });
}

/** Which credit note of which order. */
type WantedCreditNote = { readonly orderId: string; readonly creditNoteNo: string };

/** Fetches a credit note and saves it under its number. */
export function useDownloadCreditNote() {
  return useMutation({
    // With dashes: not every proxy lets an encoded slash through.
    mutationFn: ({ orderId, creditNoteNo }: WantedCreditNote) =>
      requestFile<typeof getCreditNote>('/orders/:orderId/credit-notes/:number', {
        params: { orderId, number: creditNoteNo.replaceAll('/', '-') },
      }),
    onSuccess: (file, { creditNoteNo }) => saveFile(file, `${creditNoteNo.replaceAll('/', '-')}.pdf`),
  });
}
