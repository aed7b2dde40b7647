import { saveFile } from '@ilaneer/client/save-file';
import type { CouponBatchView } from '@ilaneer/contract/staff/shop/coupons';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Figure } from '@ilaneer/ui/text/figure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Panel } from '../../parts/frame/panel.tsx';
import { Money } from '../../parts/words/money.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { COUPONS_KEY, readCodes, switchBatch, useBatches } from './coupon-calls.ts';

/** COUPON-15. */
export function BatchesPanel() {
  const navigate = useNavigate();
  const { data: batches, error } = useBatches();
  return (
    <Panel
      title="Single-use codes"
      note="Each code is for one order: for a letter, a parcel or a partner."
      flush
      actions={
        <Button variant="secondary" size="sm" onClick={() => void navigate('/new-coupon-codes')}>
          New codes
        </Button>
      }
    >
      {error !== null && <p className="px-4 pb-4 text-sm">{refusalText(error)}</p>}
      {batches?.length === 0 && <p className="px-4 pb-4 text-sm">No codes yet.</p>}
      <ul>
        {batches?.map((batch) => (
          <Row key={batch.id} batch={batch} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ batch }: { batch: CouponBatchView }) {
  const { id, prefix, words, description, count, uses, cost, sales, active, createdAt } = batch;
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => readCodes(id),
    onSuccess: (file) => saveFile(file, `codes-${prefix}.csv`),
  });
  const turn = useMutation({
    mutationFn: () => switchBatch(batch, !active),
    onSettled: () => queries.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
  const refused = save.error ?? turn.error;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t px-4 py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">
          {prefix} {active ? <Badge tone="leaf">Active</Badge> : <Badge>Stopped</Badge>}
        </p>
        <p className="text-palm-soft text-sm">
          {words} · {description} · <When at={createdAt} />
        </p>
        <p className="text-sm tabular-nums">
          <Figure>{uses}</Figure> of <Figure>{count}</Figure> used, discounts <Money rupees={cost} />, totals{' '}
          <Money rupees={sales} />
        </p>
        {refused !== null && <p className="text-sm">{refusalText(refused)}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">
        <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
          Save as CSV
        </Button>
        <Button variant="secondary" size="sm" busy={turn.isPending} onClick={() => turn.mutate()}>
          {active ? 'Stop' : 'Start again'}
        </Button>
      </div>
    </li>
  );
}
