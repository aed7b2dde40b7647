import type { StaffPromotionView } from '@ilaneer/contract/staff/shop/promotions';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { Money } from '../../parts/words/money.tsx';
import { usePromotions } from './promotion-calls.ts';

/** PROMOTION-15. */
export function Component() {
  const navigate = useNavigate();
  const query = usePromotions();
  const add = () => void navigate('/promotions/new');
  usePageActions([{ label: 'New promotion', icon: 'plus', keys: 'c', run: add }]);
  return (
    <>
      <PageHeader
        title="Promotions"
        about="Each applies by itself where it fits. A cart gets the lawful choice with the lowest total."
        actions={
          <Button size="sm" onClick={add}>
            New promotion
          </Button>
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The promotions" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No promotions yet"
          text="Give 10% off for a week, or every third piece free."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="max-w-4xl rounded-lg border border-line bg-kernel">
          {query.data.map((promotion) => (
            <Row key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ promotion }: { promotion: StaffPromotionView }) {
  const { id, name, words, active, uses, cost, sales } = promotion;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link to={`/promotions/${id}`} className="font-semibold text-leaf-dark underline underline-offset-2">
          {name}
        </Link>
        <p className="text-palm-soft text-sm">{words}</p>
      </div>
      <div className="flex items-start gap-2 sm:justify-end">
        {active ? <Badge tone="leaf">Active</Badge> : <Badge>Archived</Badge>}
      </div>
      <p className="text-sm tabular-nums sm:col-span-2">
        {uses === 1 ? '1 order' : `${uses} orders`}, discounts <Money rupees={cost} />, totals{' '}
        <Money rupees={sales} />
      </p>
    </li>
  );
}
