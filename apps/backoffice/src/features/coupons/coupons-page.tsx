import type { StaffCouponView } from '@ilaneer/contract/staff/shop/coupons';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { Money } from '../../parts/words/money.tsx';
import { BatchesPanel } from './batches-panel.tsx';
import { useCoupons } from './coupon-calls.ts';

/** COUPON-14. */
export function Component() {
  const navigate = useNavigate();
  const query = useCoupons();
  const add = () => void navigate('/coupons/new');
  usePageActions([{ label: 'New coupon', icon: 'plus', keys: 'c', run: add }]);
  return (
    <>
      <PageHeader
        title="Coupons"
        about="A shopper types or chooses a code; one coupon an order, after promotions."
        actions={
          <Button size="sm" onClick={add}>
            New coupon
          </Button>
        }
      />
      <div className="grid max-w-4xl gap-4">
        {query.isPending && <Skeleton className="h-72" />}
        {query.isError && <Unreadable what="The coupons" query={query} inside />}
        {query.data?.length === 0 && (
          <StatePanel kind="empty" title="No coupons yet" text="Give a code with ₹75 off the first order." />
        )}
        {query.data !== undefined && query.data.length > 0 && (
          <ul className="rounded-lg border border-line bg-kernel">
            {query.data.map((coupon) => (
              <Row key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        )}
        <BatchesPanel />
      </div>
    </>
  );
}

function Row({ coupon }: { coupon: StaffCouponView }) {
  const { id, code, words, description, active, hidden, uses, cost, sales } = coupon;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link to={`/coupons/${id}`} className="font-semibold text-leaf-dark underline underline-offset-2">
          {code}
        </Link>
        <p className="text-palm-soft text-sm">
          {words} · {description}
        </p>
      </div>
      <div className="flex items-start gap-2 sm:justify-end">
        {hidden && <Badge>Not listed</Badge>}
        {active ? <Badge tone="leaf">Active</Badge> : <Badge>Ended</Badge>}
      </div>
      <p className="text-sm tabular-nums sm:col-span-2">
        {uses === 1 ? '1 order' : `${uses} orders`}, discounts <Money rupees={cost} />, totals{' '}
        <Money rupees={sales} />
      </p>
    </li>
  );
}
