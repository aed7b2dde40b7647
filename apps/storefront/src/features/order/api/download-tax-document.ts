import type { getInvoice } from '@ilaneer/contract/tax-document';
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
