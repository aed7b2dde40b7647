import type { QueueRow } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { getPackingQueue } from '@ilaneer/contract/staff/parcels/parcels';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import type { Column } from '../../../parts/list/columns.ts';
import { choice, one } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { type PackingDocument, printParcels } from '../../../parts/print/print-parcels.ts';
import { ParcelStateBadge } from '../../../parts/words/parcel-state.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';

const SPEC = {
  filters: {
    state: one('State', [
      ['to pack', 'To pack'],
      ['packed', 'Packed, to ship'],
      ['late', 'Not handed over in time'],
      ['packed today', 'Packed today'],
    ]),
    held: choice('On hold', [
      ['yes', 'On hold'],
      ['no', 'Not on hold'],
    ]),
    by: choice('Packer', [['me', 'Me']]),
  },
  sorts: ['oldest'],
} as const;

const COLUMNS: readonly Column<QueueRow, 'oldest'>[] = [
  {
    id: 'number',
    label: 'Parcel',
    cell: ({ number, isReplacement }) => (
      <>
        <span className="whitespace-nowrap font-semibold">{number}</span>
        {isReplacement && <span className="block text-palm-soft text-sm">Replacement</span>}
      </>
    ),
  },
  { id: 'state', label: 'State', card: 'corner', cell: (row) => <StateOf row={row} /> },
  { id: 'units', label: 'Units', align: 'end', cell: ({ units }) => units },
  {
    id: 'recipient',
    label: 'For',
    cell: ({ recipient: { name, city, pinCode } }) => (
      <>
        {`${name}, `}
        <span className="whitespace-nowrap">{`${city} ${pinCode}`}</span>
      </>
    ),
  },
  { id: 'placed', label: 'Ordered', wide: true, cell: ({ placedAt }) => <When at={placedAt} /> },
];

const idOf = ({ parcelId, orderNumber }: QueueRow) => parcelId ?? `${BY_ORDER}${orderNumber}`;
const nameOf = ({ number }: QueueRow) => `Parcel ${number}`;
const linkTo = ({ orderId }: QueueRow) => `/packing/orders/${orderId}`;
const toneOf = ({ hold, isLate }: QueueRow) => (isLate ? 'danger' : hold === null ? undefined : 'warn');

/** Of an order that has no parcel yet. */
const BY_ORDER = 'order ';
const POLL_EVERY_MS = 5_000;

export function Component() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') {
        void client.invalidateQueries({ queryKey: ['parcel', 'list'] });
      }
    }, POLL_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [client]);
  usePageActions([
    { label: 'Pack the next one', icon: 'box', keys: 'n', run: () => void navigate('/packing/bench?next=1') },
    {
      label: 'Scan a number to pack',
      icon: 'qr-code',
      keys: 'b',
      run: () => void navigate('/packing/bench'),
    },
  ]);

  return (
    <ListPage
      title="Packing"
      about="Oldest orders first. Select rows to print labels, slips and a combined pick list."
      actions={
        <>
          <ButtonLink variant="secondary" size="sm" render={<Link to="/packing/handovers" />}>
            Hand-over
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" render={<Link to="/packing/bench" />}>
            Scan a number <KeyHint keys="b" />
          </ButtonLink>
          <ButtonLink size="sm" render={<Link to="/packing/bench?next=1" />}>
            Pack the next one <KeyHint keys="n" />
          </ButtonLink>
        </>
      }
      name="packing"
      kind="parcel"
      words={['parcel', 'parcels']}
      spec={SPEC}
      read={({ state, held, by, search, after }, signal) =>
        request<typeof getPackingQueue>('GET', '/staff/packing/queue', {
          query: {
            ...(state !== 'to pack' && { state }),
            ...((held === 'yes' || held === 'no') && { held }),
            ...(by === 'me' && { by }),
            ...(search !== undefined && { search }),
            ...(after !== undefined && { after }),
          },
          signal,
        })
      }
      {...{ columns: COLUMNS, idOf, nameOf, linkTo, toneOf }}
      searchFor="Order, name, PIN code, SKU"
      empty={{
        title: 'Everything is packed',
        text: 'New orders appear here, oldest first.',
      }}
      bulk={(ids, clear) => <PrintButtons ids={ids} onPrinted={clear} />}
    />
  );
}

function StateOf({ row: { state, claimedBy, hold, isLate } }: { row: QueueRow }) {
  if (hold !== null) {
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone="sun" icon="pause">
          On hold
        </Badge>
        <span className="text-palm-soft text-xs">{hold}</span>
      </span>
    );
  }
  return (
    <>
      <ParcelStateBadge state={state} claimedBy={claimedBy} />
      {isLate && <span className="block text-hibiscus-dark text-xs">Not handed over in time</span>}
    </>
  );
}

const PRINTS: readonly (readonly [label: string, kinds: readonly PackingDocument[]])[] = [
  ['Pick list', ['pick-list']],
  ['Labels', ['label']],
  ['Labels and slips', ['label', 'slip']],
  ['All in one file', ['pick-list', 'label', 'slip', 'invoice']],
];

function PrintButtons({ ids, onPrinted }: { ids: readonly string[]; onPrinted: () => void }) {
  const { show } = useToast();
  async function print(kinds: readonly PackingDocument[]): Promise<void> {
    const orders = ids.filter((id) => id.startsWith(BY_ORDER));
    try {
      await printParcels(
        {
          parcelIds: ids.filter((id) => !id.startsWith(BY_ORDER)),
          orderNumbers: orders.map((id) => id.slice(BY_ORDER.length)),
        },
        kinds,
      );
      onPrinted();
    } catch (error) {
      show({ text: `Nothing was printed. ${refusalText(error)}`, tone: 'error' });
    }
  }
  return PRINTS.map(([label, kinds]) => (
    <Button key={label} variant="secondary" size="sm" onClick={() => void print(kinds)}>
      {label}
    </Button>
  ));
}
