import type { getCustomer } from '@ilaneer/contract/staff/customers/customers';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { AddressesPanel, BalancesPanel, ConsentsPanel } from './account-panels.tsx';
import { GuestBadge } from './guest-badge.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { MessagesPanel, OrdersPanel, ReturnsPanel } from './order-panels.tsx';
import { TagsPanel } from './tags-panel.tsx';

/** CUSTOMER-4. */
export function Component() {
  const { customerId = '' } = useParams();
  const found = useQuery({
    queryKey: ['customer', customerId],
    queryFn: ({ signal }) =>
      request<typeof getCustomer>('GET', '/staff/customers/:customerId', { params: { customerId }, signal }),
  });
  if (found.isError) return <Unreadable what="This customer" query={found} />;
  const customer = found.data?.customer;
  if (customer === undefined) return <Spinner label="Loading the customer" />;
  const { figures } = customer;
  return (
    <>
      <PageHeader
        title={customer.name}
        tab={`Customer ${customer.name}`}
        back={{ label: 'Customers', to: '/customers' }}
        state={<GuestBadge {...customer} />}
        about={
          <>
            Customer since <When at={customer.since} day />
          </>
        }
      />
      <ChangedNotice kind="customer" id={customer.id} />
      <DetailLayout
        aside={
          <>
            <Panel title="Contact">
              <Facts
                facts={[
                  ['Mobile', customer.mobile ?? '–'],
                  ['Email', customer.email ?? '–'],
                ]}
              />
            </Panel>
            <TagsPanel customer={customer} />
            <BalancesPanel customer={customer} />
            <AddressesPanel addresses={customer.addresses} />
            <ConsentsPanel customer={customer} />
            <HistoryPanel kind="customer" id={customer.id} />
          </>
        }
      >
        <Panel title="Figures">
          <Facts
            facts={[
              ['Paid so far', <Money key="spent" rupees={figures.spent} />],
              ['Orders', indianDigits(figures.orders)],
              figures.average === null ? null : ['Per order', <Money key="each" rupees={figures.average} />],
              figures.firstOrderAt === null
                ? null
                : ['First order', <When key="first" at={figures.firstOrderAt} day />],
              figures.lastOrderAt === null
                ? null
                : ['Last order', <When key="last" at={figures.lastOrderAt} day />],
              ['Returns', indianDigits(figures.returns)],
            ]}
          />
        </Panel>
        <OrdersPanel customer={customer} />
        {customer.returns.length > 0 && <ReturnsPanel returns={customer.returns} />}
        {customer.messages.length > 0 && <MessagesPanel messages={customer.messages} />}
        <NotesPanel customer={customer} />
      </DetailLayout>
    </>
  );
}
