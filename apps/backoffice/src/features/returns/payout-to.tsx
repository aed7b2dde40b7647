import type { StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { Button } from '@ilaneer/ui/buttons/button';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { usePayout } from './use-return.ts';

/** Where the money of a return goes: masked, and whole for whoever pays it out, who has to ask for it. */
export function PayoutTo({ request: { id, refund } }: { request: StaffReturnView }) {
  const may = useMay();
  const shown = usePayout(id);
  if (!may('refunds.issue')) return <>{refund.payout}</>;
  if (shown.data === undefined || shown.data === null) {
    return (
      <span className="grid justify-items-start gap-1">
        {refund.payout}
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
