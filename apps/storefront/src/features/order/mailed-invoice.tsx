import { saveFile } from '@ilaneer/client/save-file';
import type { openInvoiceLink } from '@ilaneer/contract/tax-document';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';

export function MailedInvoice({ link }: { readonly link: string }) {
  const download = useMutation({
    mutationFn: () => requestFile<typeof openInvoiceLink>('POST', '/invoice-links', { body: { link } }),
    onSuccess: (file) => saveFile(file, 'invoice.pdf'),
  });
  return (
    <div className="grid justify-items-start gap-5">
      <p>The original tax invoice of your order, as a PDF.</p>
      {download.isError && (
        <Notice tone="error">
          {download.error.message || 'The invoice could not be downloaded. Please try again.'}
        </Notice>
      )}
      {download.isSuccess && (
        <Notice tone="success">The invoice is saved among your downloads as invoice.pdf.</Notice>
      )}
      <Button busy={download.isPending} busyLabel="Downloading..." onClick={() => download.mutate()}>
        <Icon name="download" className="size-5" />
        Download invoice
      </Button>
      <PageLink to="/order-details" className="font-semibold text-leaf-dark underline underline-offset-4">
        All my orders
      </PageLink>
    </div>
  );
}
