import { errorText } from '@ilaneer/client/api-errors';
import { saveFile } from '@ilaneer/client/save-file';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { getCreditNote, getInvoice, getVoucher } from '@ilaneer/contract/tax-document';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../lib/api-client.ts';

export function DownloadInvoice({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const download = useDownloadInvoice();
  const { id: orderId, orderNumber, invoiceNo } = order;
  if (invoiceNo === null) return null;
  return (
    <Button
      variant="quiet"
      size="row"
      aria-label={`Download invoice of order ${orderNumber}`}
      busy={download.isPending}
      onClick={() =>
        download.mutate(
          { orderId, invoiceNo },
          {
            onError: (error) =>
              show({ text: errorText(error, 'Failed to download the invoice'), tone: 'error' }),
          },
        )
      }
    >
      <Icon name="download" className="size-5" />
      Download invoice
    </Button>
  );
}

type DownloadCreditNoteProps = { readonly orderId: string; readonly creditNoteNo: string };

export function DownloadCreditNote({ orderId, creditNoteNo }: DownloadCreditNoteProps) {
  const { show } = useToast();
  const download = useDownloadCreditNote();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start"
      aria-label={`Download credit note ${creditNoteNo}`}
      busy={download.isPending}
      onClick={() =>
        download.mutate(
          { orderId, creditNoteNo },
          {
            onError: (error) =>
              show({ text: errorText(error, 'Failed to download the credit note'), tone: 'error' }),
          },
        )
      }
    >
      <Icon name="download" className="size-5" />
      Download credit note
    </Button>
  );
}

type VoucherView = OrderView['vouchers'][number];

const VOUCHER_WORDS: Readonly<Record<VoucherView['kind'], string>> = {
  'receipt-voucher': 'receipt voucher',
  'refund-voucher': 'refund voucher',
};

type DownloadVoucherProps = { readonly orderId: string; readonly voucher: VoucherView };

export function DownloadVoucher({ orderId, voucher: { kind, number } }: DownloadVoucherProps) {
  const { show } = useToast();
  const download = useDownloadVoucher();
  const word = VOUCHER_WORDS[kind];
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start"
      aria-label={`Download ${word} ${number}`}
      busy={download.isPending}
      onClick={() =>
        download.mutate(
          { orderId, number },
          {
            onError: (error) =>
              show({ text: errorText(error, `Failed to download the ${word}`), tone: 'error' }),
          },
        )
      }
    >
      <Icon name="download" className="size-5" />
      {`Download ${word}`}
    </Button>
  );
}

type WantedInvoice = { readonly orderId: string; readonly invoiceNo: string };

function useDownloadInvoice() {
  return useMutation({
    mutationFn: ({ orderId }: WantedInvoice) =>
      requestFile<typeof getInvoice>('GET', '/orders/:orderId/invoice', { params: { orderId } }),
    onSuccess: (file, { invoiceNo }) => saveFile(file, `${invoiceNo.replaceAll('/', '-')}.pdf`),
  });
}

type WantedCreditNote = { readonly orderId: string; readonly creditNoteNo: string };

function useDownloadCreditNote() {
  return useMutation({
    // With dashes, since proxies may refuse encoded slashes.
    mutationFn: ({ orderId, creditNoteNo }: WantedCreditNote) =>
      requestFile<typeof getCreditNote>('GET', '/orders/:orderId/credit-notes/:number', {
        params: { orderId, number: creditNoteNo.replaceAll('/', '-') },
      }),
    onSuccess: (file, { creditNoteNo }) => saveFile(file, `${creditNoteNo.replaceAll('/', '-')}.pdf`),
  });
}

type WantedVoucher = { readonly orderId: string; readonly number: string };

function useDownloadVoucher() {
  return useMutation({
    mutationFn: ({ orderId, number }: WantedVoucher) =>
      requestFile<typeof getVoucher>('GET', '/orders/:orderId/vouchers/:number', {
        params: { orderId, number: number.replaceAll('/', '-') },
      }),
    onSuccess: (file, { number }) => saveFile(file, `${number.replaceAll('/', '-')}.pdf`),
  });
}
