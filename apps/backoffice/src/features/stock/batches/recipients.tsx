import { saveFile } from '@ilaneer/client/save-file';
import type { BatchView, exportRecipients, listRecipients } from '@ilaneer/contract/staff/stock/batches';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request, requestFile } from '../../../session/staff-api.ts';

type RecipientsProps = {
  batch: BatchView;
  onWrite: (() => void) | null;
};

export function Recipients({ batch, onWrite }: RecipientsProps) {
  const may = useMay();
  const params = { batchId: batch.id };
  const pages = useInfiniteQuery({
    queryKey: ['batch', batch.id, 'recipients'],
    queryFn: ({ pageParam, signal }) =>
      request<typeof listRecipients>('GET', '/staff/batches/:batchId/recipients', {
        params,
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const save = useMutation({
    mutationFn: () =>
      requestFile<typeof exportRecipients>('GET', '/staff/batches/:batchId/recipients.csv', { params }),
    onSuccess: (file) => saveFile(file, `batch-${batch.code}-recipients.csv`),
  });
  const rows = pages.data?.pages.flatMap(({ rows: some }) => some) ?? [];
  return (
    <Panel
      title="Recipients"
      flush
      actions={
        <>
          {may('exports.take') && rows.length > 0 && (
            <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
              Save as CSV
            </Button>
          )}
          {onWrite !== null && (
            <Button variant="secondary" size="sm" onClick={onWrite}>
              Mail the recipients
            </Button>
          )}
        </>
      }
    >
      {pages.isPending && <Spinner label="Loading …" />}
      {pages.isError && <p className="px-4 pb-4 text-sm">{refusalText(pages.error)}</p>}
      {save.isError && <p className="px-4 pb-4 text-sm">{refusalText(save.error)}</p>}
      {pages.isSuccess && rows.length === 0 && (
        <p className="px-4 pb-4 text-palm-soft text-sm">None: no order contains this batch.</p>
      )}
      {rows.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-palm-soft">
              <tr className="border-line border-b">
                <th className="px-4 py-1.5 font-medium">Order</th>
                <th className="px-3 py-1.5 font-medium">Name</th>
                <th className="px-3 py-1.5 font-medium">Phone</th>
                <th className="px-3 py-1.5 font-medium">Place</th>
                <th className="px-3 py-1.5 text-right font-medium">Units</th>
                <th className="px-3 py-1.5 font-medium">Sent</th>
                <th className="whitespace-nowrap px-4 py-1.5 font-medium">Mailed</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.orderId} className="border-line border-b last:border-0">
                  <td className="px-4 py-1.5">
                    <Link
                      to={`/orders/${row.orderId}`}
                      className="font-semibold underline-offset-2 hover:underline"
                    >
                      {row.orderNumber}
                    </Link>
                  </td>
                  <td className="px-3 py-1.5">{row.name}</td>
                  <td className="px-3 py-1.5">{row.phone}</td>
                  <td className="whitespace-nowrap px-3 py-1.5">
                    {row.city} {row.pinCode}
                  </td>
                  <td className="px-3 py-1.5 text-right">{row.quantity}</td>
                  <td className="px-3 py-1.5">
                    {row.sentAt === null ? 'Being packed' : <When at={row.sentAt} day />}
                  </td>
                  <td className="px-4 py-1.5">{row.writtenAt !== null && <When at={row.writtenAt} day />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages.hasNextPage && (
        <div className="p-3">
          <Button
            variant="secondary"
            size="sm"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}
