import type { getReturnPayout } from '@ilaneer/contract/staff/orders/returns-desk';
import { Button } from '@ilaneer/ui/buttons/button';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { refusalText } from '../words/refusal-text.ts';

export function PayoutTo({ returnId, masked }: { returnId: string; masked: string | null }) {
  const may = useMay();
  const shown = usePayout(returnId);
  if (!may('refunds.issue')) return <>{masked}</>;
  if (shown.data === undefined || shown.data === null) {
    return (
      <span className="grid justify-items-start gap-1">
        {masked}
        <Button size="sm" variant="secondary" busy={shown.isFetching} onClick={() => void shown.refetch()}>
          Show it whole
        </Button>
        <span role="alert" className="text-hibiscus-dark">
          {shown.isError && refusalText(shown.error)}
          {shown.data === null && 'It cannot be read any more. Ask the shopper to say it again.'}
        </span>
      </span>
    );
  }
  const { upiId, holder, account, ifsc } = shown.data;
  const parts = upiId === null ? [holder, account, ifsc] : [upiId];
  return (
    <span className="grid break-all" aria-live="polite">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}

function usePayout(returnId: string) {
  return useQuery({
    queryKey: ['return', returnId, 'payout'],
    enabled: false,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await request<typeof getReturnPayout>('GET', '/staff/returns/:returnId/payout', {
          params: { returnId },
          signal,
        })
      ).payout,
  });
}
