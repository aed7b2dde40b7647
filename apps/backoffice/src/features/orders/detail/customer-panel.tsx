import type { endCustomerSessions } from '@ilaneer/contract/staff/customers/customers';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { statusWord } from '../../../parts/words/order-words.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';

type CustomerPanelProps = { customer: NonNullable<StaffOrderView['customer']>; orderId: string };

export function CustomerPanel({ customer, orderId }: CustomerPanelProps) {
  const may = useMay();
  const others = customer.lastOrders.filter(({ id }) => id !== orderId);
  return (
    <Panel title="Customer">
      <Facts
        facts={[
          [
            'Name',
            may('customers.read') ? (
              <Link key="name" to={`/customers/${customer.id}`} className="font-medium underline">
                {customer.name ?? 'Customer'}
              </Link>
            ) : (
              customer.name
            ),
          ],
          customer.email === null ? null : ['Email', customer.email],
          customer.mobile === null ? null : ['Mobile', customer.mobile],
          ['Customer since', <When key="since" at={customer.since} day />],
          ['Orders', String(customer.orders)],
          ['Paid so far', <Money key="spent" rupees={customer.spent} />],
          ['Deliveries in a year', <Deliveries key="record" record={customer.record} />],
        ]}
      />
      {may('customers.write') && <LogOutEverywhere customer={customer} />}
      {others.length > 0 && (
        <ul className="mt-3 border-line border-t pt-2 text-sm">
          {others.map(({ id, orderNumber, status, total }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span>
                <Link to={`/orders/${id}`} className="font-medium underline">
                  {orderNumber}
                </Link>{' '}
                <span className="text-palm-soft">{statusWord(status)}</span>
              </span>
              <Money rupees={total} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** CHECKOUT-30. */
function Deliveries({ record }: { readonly record: CustomerPanelProps['customer']['record'] }) {
  const { delivered, refused, isPoor } = record;
  if (delivered + refused === 0) return 'None yet';
  return (
    <>
      {`${delivered} arrived, ${refused} came back undelivered`}{' '}
      {isPoor && <Badge tone="hibiscus">Poor record</Badge>}
    </>
  );
}

/** ACCOUNT-50. */
function LogOutEverywhere({ customer }: Pick<CustomerPanelProps, 'customer'>) {
  const confirm = useConfirm();
  const { show } = useToast();
  const name = customer.name ?? 'This customer';
  const end = useMutation({
    mutationFn: () =>
      request<typeof endCustomerSessions>('POST', '/staff/customers/:customerId/end-sessions', {
        params: { customerId: customer.id },
      }),
    onSuccess: ({ ended }) => show({ text: loggedOutText(name, ended) }),
    onError: ({ message }) => show({ text: message, tone: 'error' }),
  });

  async function ask(): Promise<void> {
    const yes = await confirm({
      title: `Log ${customer.name ?? 'this customer'} out everywhere?`,
      text: 'On every device. They have to log in again. Their password stays the same.',
      confirmLabel: 'Log out everywhere',
      danger: true,
    });
    if (yes) end.mutate();
  }

  return (
    <Button variant="quiet" size="sm" className="-ml-4" busy={end.isPending} onClick={() => void ask()}>
      Log out everywhere
    </Button>
  );
}

function loggedOutText(name: string, ended: number): string {
  if (ended === 0) return `${name} had no active logins.`;
  return `${name} is logged out: ${ended} ${ended === 1 ? 'login' : 'logins'} ended.`;
}
