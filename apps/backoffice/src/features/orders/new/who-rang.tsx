import type { findPhoneCustomers, PhoneCustomerView } from '@ilaneer/contract/staff/orders/phone-orders';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import type { PhoneDraft } from './phone-draft.ts';

type WhoRangProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  box: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<PhoneDraft>) => void;
};

export function WhoRang({ draft, problems, box, onChange }: WhoRangProps) {
  const may = useMay();
  const canFind = may('customers.read');
  const { customer } = draft;
  if (customer !== null) {
    return (
      <Panel
        title="Customer"
        actions={
          <Button variant="quiet" size="sm" className="-mr-4" onClick={() => onChange({ customer: null })}>
            Somebody else
          </Button>
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <strong>{customer.name}</strong>
          {customer.mobile !== null && <span className="tabular-nums">{customer.mobile}</span>}
          {customer.email !== null && <span>{customer.email}</span>}
          {!customer.isProven && <Badge>Not proven</Badge>}
        </p>
        {problems.get('customer.id') !== undefined && (
          <p className="mt-2 text-hibiscus-dark text-sm">{problems.get('customer.id')}</p>
        )}
      </Panel>
    );
  }
  return (
    <Panel title="Customer">
      <div className="grid gap-4">
        {canFind && <FindCustomer box={box} onFound={(found) => onChange({ customer: found })} />}
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-2 text-palm-soft text-sm">Somebody new</legend>
          <TextField
            ref={canFind ? null : box}
            label="Name"
            autoComplete="off"
            value={draft.name}
            error={problems.get('customer.name')}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <TextField
            label="Mobile number"
            inputMode="tel"
            autoComplete="off"
            value={draft.phone}
            error={problems.get('customer.phone')}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
          <TextField
            label="E-mail (optional)"
            inputMode="email"
            autoComplete="off"
            value={draft.email}
            error={problems.get('customer.email')}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </fieldset>
      </div>
    </Panel>
  );
}

type FindCustomerProps = {
  box: RefObject<HTMLInputElement | null>;
  onFound: (customer: PhoneCustomerView) => void;
};

const SHORTEST = 3;

function FindCustomer({ box, onFound }: FindCustomerProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const isAsked = search.length >= SHORTEST;
  const found = useQuery({
    queryKey: ['customer', 'by phone', search],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await request<typeof findPhoneCustomers>('GET', '/staff/phone-orders/customers', {
          query: { search },
          signal,
        })
      ).customers,
  });
  const offered = isAsked ? (found.data ?? []) : [];
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = offered;
        if (first !== undefined && !found.isPlaceholderData) onFound(first);
      }}
    >
      <TextField
        ref={box}
        label="Find a customer"
        hint={
          isAsked && found.isSuccess && offered.length === 0
            ? 'No customer or order has this name or number. Enter a new customer below.'
            : 'Phone, e-mail, name or order number; Enter takes the first'
        }
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {offered.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                className="flex min-h-touch w-full flex-wrap items-center gap-x-3 px-3 text-left text-sm hover:bg-leaf-tint"
                onClick={() => onFound(customer)}
              >
                <strong>{customer.name}</strong>
                <span className="tabular-nums">{customer.mobile}</span>
                <span className="text-palm-soft">{customer.email}</span>
                {customer.order !== null && (
                  <span className="text-palm-soft">
                    {`${customer.order.number} for ${customer.order.name}, ${customer.order.phone}`}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
