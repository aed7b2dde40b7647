import type { getRetention, RetentionView } from '@ilaneer/contract/staff/privacy/retention';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery } from '@tanstack/react-query';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { PrivacyFrame } from './privacy-frame.tsx';

export function Component() {
  const query = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => request<typeof getRetention>('GET', '/staff/retention', { signal }),
  });
  return (
    <PrivacyFrame
      title="Retention periods"
      about="Stored personal data, its retention periods and the last erasures. Checked every hour; the privacy policy states the same periods."
    >
      {query.isPending && <Spinner label="Loading …" />}
      {query.isError && <Unreadable what="The report" query={query} inside />}
      {query.isSuccess && <Kinds kinds={query.data.kinds} />}
    </PrivacyFrame>
  );
}

function Kinds({ kinds }: { kinds: readonly RetentionView[] }) {
  return (
    <section
      aria-label="Retention periods"
      className="relative overflow-x-auto rounded-lg border border-line bg-kernel"
    >
      <table className="w-full min-w-160 text-sm">
        <thead className="text-left text-palm-soft">
          <tr className="border-line border-b">
            <th className="px-4 py-1.5 font-medium">Data</th>
            <th className="px-3 py-1.5 font-medium">Erased</th>
            <th className="px-3 py-1.5 text-right font-medium">In 30 days</th>
            <th className="px-3 py-1.5 text-right font-medium">Total</th>
            <th className="px-3 py-1.5 font-medium">Oldest stored</th>
            <th className="px-4 py-1.5 font-medium">Last check</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((one) => (
            <tr key={one.kind} className="border-line border-b align-top last:border-0">
              <th scope="row" className="px-4 py-2 text-left font-medium">
                {one.what}
              </th>
              <td className="px-3 py-2">{one.period}</td>
              <td className="px-3 py-2 text-right tabular-nums">{one.erasedLately}</td>
              <td className="px-3 py-2 text-right tabular-nums">{one.erased}</td>
              <td className="px-3 py-2">{one.oldestAt === null ? 'None' : <When at={one.oldestAt} day />}</td>
              <td className="px-4 py-2">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {one.lastRunAt === null ? 'Not yet' : <When at={one.lastRunAt} />}
                  {one.isLate && (
                    <Badge tone="hibiscus" icon="alert">
                      Late
                    </Badge>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
