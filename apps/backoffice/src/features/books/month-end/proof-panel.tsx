import type { proveBooks } from '@ilaneer/contract/staff/books/month-end';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { request } from '../../../session/staff-api.ts';

/** It reads all ledgers, so not at each look at the page. */
const FRESH_MS = 300_000;

/** JOURNAL-15. */
export function ProofPanel() {
  const proof = useQuery({
    queryKey: ['book-proof'],
    queryFn: async ({ signal }) =>
      (await request<typeof proveBooks>('GET', '/staff/book-proof', { signal })).contradictions,
    staleTime: FRESH_MS,
  });
  return (
    <Panel title="Proof of the books" note="Journal against every other ledger, as of now">
      {proof.isError && <Unreadable what="The proof" query={proof} inside />}
      {proof.isLoading && <Skeleton className="h-10" />}
      {proof.data?.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="leaf" icon="tick">
            Done
          </Badge>
          <span>All ledgers agree to the paisa.</span>
        </p>
      )}
      {proof.data !== undefined && proof.data.length > 0 && (
        <table className="w-full text-sm">
          <caption className="pb-2 text-left">
            <Badge tone="hibiscus" icon="alert">
              To mend
            </Badge>{' '}
            A month is not closed until these agree. Debits less credits.
          </caption>
          <thead>
            <tr className="border-line border-t text-left text-palm-soft">
              <th scope="col" className="py-1.5 pr-2 font-normal">
                What
              </th>
              <th scope="col" className="px-2 py-1.5 text-right font-normal">
                In the books
              </th>
              <th scope="col" className="py-1.5 pl-2 text-right font-normal">
                Elsewhere
              </th>
            </tr>
          </thead>
          <tbody>
            {proof.data.map(({ what, inBooks, elsewhere }) => (
              <tr key={what} className="border-line border-t">
                <th scope="row" className="wrap-anywhere py-1.5 pr-2 text-left font-normal">
                  {what}
                </th>
                <td className="px-2 py-1.5 text-right">{inBooks !== null && <Money rupees={inBooks} />}</td>
                <td className="py-1.5 pl-2 text-right">
                  {elsewhere !== null && <Money rupees={elsewhere} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
