import type { CustomerView } from '@ilaneer/contract/staff/customers/customers';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useState } from 'react';
import { Facts } from '../../parts/frame/facts.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { capital } from '../../parts/words/capital.ts';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { CoinsDialog } from './coins-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

type OfCustomer = { customer: CustomerView };

/** Coins, and gift cards that paid for orders. */
export function BalancesPanel({ customer }: OfCustomer) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { coins, giftCards } = customer;
  return (
    <Panel
      title="Coins and gift cards"
      actions={
        may('refunds.issue') && (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen(true)}>
            Change coins
          </Button>
        )
      }
    >
      {isOpen && <CoinsDialog customer={customer} onClose={() => setOpen(false)} />}
      <Facts
        facts={[
          ['Coins', indianDigits(coins.balance)],
          coins.expiringSoon === 0 ? null : ['Expire in 30 days', indianDigits(coins.expiringSoon)],
          coins.nextExpiryAt === null
            ? null
            : ['Next expiry', <When key="next" at={coins.nextExpiryAt} day />],
        ]}
      />
      {coins.entries.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-t text-sm">
          {coins.entries.map(({ id, kind, coins: moved, orderNumber, happenedAt }) => (
            <li key={id} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0">
                {capital(kind)} <span className="text-palm-soft">{orderNumber}</span>
              </span>
              <span className="flex gap-3 tabular-nums">
                <span className="text-palm-soft">
                  <When at={happenedAt} day />
                </span>
                {`${moved < 0 ? '−' : '+'}${indianDigits(Math.abs(moved))}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {giftCards.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-t text-sm">
          {giftCards.map(({ last4, paid, orderNumbers }) => (
            <li key={last4} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0">
                {`Gift card ••${last4}`} <span className="text-palm-soft">{orderNumbers.join(', ')}</span>
              </span>
              <Money rupees={paid} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function AddressesPanel({ addresses }: Pick<CustomerView, 'addresses'>) {
  return (
    <Panel title="Addresses">
      {addresses.length === 0 && <p className="text-palm-soft text-sm">None saved</p>}
      <ul className="grid gap-3 text-sm">
        {addresses.map((address) => (
          <li key={address.id}>
            <p className="font-medium">
              {address.fullName} {address.isDefault && <Badge>Default</Badge>}
            </p>
            <p className="text-palm-soft wrap-anywhere">
              {[address.addressLine1, address.addressLine2, address.city, address.state, address.zipCode]
                .filter((line) => line !== '')
                .join(', ')}
            </p>
            <p className="text-palm-soft">{address.phone}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const PURPOSES: Readonly<Record<string, string>> = { terms: 'Account', emails: 'E-mails' };

const NEWSLETTER_WORDS = {
  none: 'Not subscribed',
  unconfirmed: 'Waits for confirmation',
  subscribed: 'Subscribed',
  ended: 'Unsubscribed',
} as const;

export function ConsentsPanel({ customer }: OfCustomer) {
  const [isOpen, setOpen] = useState(false);
  const { consents, newsletter } = customer;
  return (
    <Panel
      title="Consents and data"
      actions={
        <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen(true)}>
          Record a request
        </Button>
      }
    >
      {isOpen && <RequestDialog customer={customer} onClose={() => setOpen(false)} />}
      <Facts
        facts={[
          ...consents.map(
            ({ purpose, given, at }) =>
              [
                PURPOSES[purpose] ?? capital(purpose),
                <span key={purpose}>
                  {given ? 'Given' : 'Not given'} <When at={at} day />
                </span>,
              ] as const,
          ),
          ['Newsletter', NEWSLETTER_WORDS[newsletter]],
        ]}
      />
    </Panel>
  );
}
