import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useParams } from 'react-router';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { Money } from '../../parts/words/money.tsx';
import { usePromotion } from './promotion-calls.ts';
import { PromotionForm } from './promotion-form.tsx';
import { NEW_PROMOTION } from './promotion-values.ts';

const BACK = { label: 'Promotions', to: '/promotions' };

/** PROMOTION-15. */
export function Component() {
  const { promotionId = '' } = useParams();
  const query = usePromotion(promotionId);
  if (promotionId === 'new') {
    return (
      <>
        <PageHeader title="New promotion" back={BACK} />
        <PromotionForm promotion={NEW_PROMOTION} />
      </>
    );
  }
  if (query.isError) return <Unreadable what="This promotion" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const { data: promotion } = query;
  return (
    <>
      <PageHeader
        title={promotion.name}
        back={BACK}
        about={promotion.words}
        state={promotion.active ? <Badge tone="leaf">Active</Badge> : <Badge>Archived</Badge>}
      />
      <ChangedNotice kind="promotion" id={promotionId} />
      <div className="grid gap-4">
        <div className="max-w-3xl">
          <Panel title="Orders with it">
            <Facts
              facts={[
                ['Orders', String(promotion.uses)],
                ['Discounts', <Money key="cost" rupees={promotion.cost} />],
                ['Order totals', <Money key="sales" rupees={promotion.sales} />],
              ]}
            />
          </Panel>
        </div>
        <PromotionForm key={promotionId} promotion={promotion} />
        <div className="max-w-3xl">
          <HistoryPanel kind="promotion" id={promotionId} />
        </div>
      </div>
    </>
  );
}
