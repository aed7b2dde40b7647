import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useDownloadCreditNote, useDownloadInvoice } from '../api/download-tax-document.ts';

/** The button that saves an order's tax invoice; there is none before the order has left the shop. */
export function DownloadInvoice({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const download = useDownloadInvoice();
  const { orderId, orderNumber, invoiceNo } = order;
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
              show({ text: error.message || 'Failed to download the invoice', tone: 'error' }),
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

/** The button that saves the credit note of a refunded return. */
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
              show({ text: error.message || 'Failed to download the credit note', tone: 'error' }),
          },
        )
      }
    >
      <Icon name="download" className="size-5" />
      Download credit note
    </Button>
  );
}
