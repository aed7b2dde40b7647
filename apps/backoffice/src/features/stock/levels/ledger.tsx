import type { listMovements, MovementView } from '@ilaneer/contract/staff/stock/movements';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { cx } from '@ilaneer/ui/text/cx';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { KIND_WORDS, REASON_WORDS, signed } from '../stock-words.tsx';
import type { ShelfActs } from './use-shelf.ts';

type LedgerProps = {
  variantId: string;
  batchId?: string;
  acts?: Pick<ShelfActs, 'undo'>;
};

export function Ledger({ variantId, batchId, acts }: LedgerProps) {
  const may = useMay();
  const pages = useInfiniteQuery({
    queryKey: ['stock', variantId, 'ledger', batchId ?? null],
    queryFn: ({ pageParam, signal }) =>
      request<typeof listMovements>('GET', '/staff/stock/:variantId/movements', {
        params: { variantId },
        query: {
          ...(pageParam !== null && { after: pageParam }),
          ...(batchId !== undefined && { batchId }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const undo = useMutation({ mutationFn: (position: number) => acts?.undo(position) ?? Promise.resolve() });
  const rows = pages.data?.pages.flatMap(({ rows: some }) => some) ?? [];
  const canUndo = acts !== undefined && may('stock.adjust');
  return (
    <Panel title="What moved it" flush>
      {pages.isPending && <Spinner label="Loading …" />}
      {pages.isError && <p className="px-4 pb-4 text-sm">{refusalText(pages.error)}</p>}
      {undo.isError && (
        <p role="alert" className="px-4 pb-2 font-medium text-hibiscus-dark text-sm">
          {refusalText(undo.error)}
        </p>
      )}
      {rows.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-palm-soft">
              <tr className="border-line border-b">
                <th className="px-4 py-1.5 font-medium">When</th>
                <th className="px-3 py-1.5 font-medium">What</th>
                <th className="px-3 py-1.5 text-right font-medium">Units</th>
                <th className="px-3 py-1.5 whitespace-nowrap text-right font-medium">On hand</th>
                {batchId === undefined && (
                  <th className="px-3 py-1.5 whitespace-nowrap text-right font-medium">For sale</th>
                )}
                <th className="px-3 py-1.5 font-medium">Who and why</th>
                {canUndo && (
                  <th className="px-4 py-1.5">
                    <VisuallyHidden>Take back</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={row.position}
                  className={cx(
                    'border-line border-b align-top last:border-0',
                    row.isUndone && 'text-palm-soft',
                  )}
                >
                  <td className="px-4 py-1.5">
                    <When at={row.at} />
                  </td>
                  <td className="px-3 py-1.5">
                    {KIND_WORDS[row.kind]}
                    {row.undoes !== null && ' (taken back)'}
                    {row.isUndone && ', taken back'}
                    {row.batch !== null && batchId === undefined && (
                      <Link
                        to={`/batches/${row.batch.id}`}
                        className="block whitespace-nowrap underline-offset-2 hover:underline"
                      >
                        Batch {row.batch.code}
                      </Link>
                    )}
                  </td>
                  <td className="px-3 py-1.5 text-right font-semibold">{signed(row.quantity)}</td>
                  <td className="px-3 py-1.5 text-right">{row.onHand}</td>
                  {batchId === undefined && <td className="px-3 py-1.5 text-right">{row.forSale}</td>}
                  <td className="px-3 py-1.5">
                    <Why row={row} />
                  </td>
                  {canUndo && (
                    <td className="whitespace-nowrap py-0 text-right">
                      {isReversible(row) && (
                        <Button
                          variant="quiet"
                          size="sm"
                          busy={undo.isPending && undo.variables === row.position}
                          onClick={() => undo.mutate(row.position)}
                        >
                          Take back
                        </Button>
                      )}
                    </td>
                  )}
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
            Show earlier ones
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Why({ row: { who, order, paper, reason, note } }: { row: MovementView }) {
  const words = REASON_WORDS.find(([one]) => one === reason)?.[1];
  const text = [words, paper, note].filter((part) => part !== null && part !== undefined && part !== '');
  return (
    <>
      {who}
      {order !== null && (
        <>
          {', '}
          <Link to={`/orders/${order.id}`} className="underline-offset-2 hover:underline">
            {order.number}
          </Link>
        </>
      )}
      {text.length > 0 && <span className="block text-palm-soft">{text.join(', ')}</span>}
    </>
  );
}

function isReversible({ kind, undoes, isUndone, order }: MovementView): boolean {
  const known = kind === 'receive' || kind === 'adjust' || kind === 'write off';
  return known && undoes === null && !isUndone && order === null;
}
