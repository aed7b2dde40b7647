import type { ClaimView, listClaims } from '@ilaneer/contract/staff/books/claims';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { capital } from '../../parts/words/capital.ts';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { CLAIM_STATE_WORDS, ClaimBadge } from './claim-words.tsx';

const SPEC = {
  filters: {
    state: choice('State', [
      ['open', CLAIM_STATE_WORDS.open],
      ['paid', CLAIM_STATE_WORDS.paid],
      ['refused', CLAIM_STATE_WORDS.refused],
    ]),
  },
  sorts: ['newest'],
} as const;

const COLUMNS: readonly Column<ClaimView, 'newest'>[] = [
  { id: 'parcel', label: 'Parcel', cell: ({ parcelNumber }) => parcelNumber },
  { id: 'courier', label: 'Courier', cell: ({ courier }) => courier },
  { id: 'state', label: 'State', cell: ({ state }) => <ClaimBadge state={state} /> },
  { id: 'cause', label: 'Cause', cell: ({ reason }) => capital(reason) },
  { id: 'voucher', label: 'Claim number', wide: true, cell: ({ voucher }) => voucher || '–' },
  { id: 'opened', label: 'Opened', cell: ({ openedAt }) => <When at={openedAt} /> },
  { id: 'days', label: 'Days', align: 'end', cell: ({ days }) => indianDigits(days) },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    card: 'corner',
    cell: ({ amount }) => <Money rupees={amount} />,
  },
];

const idOf = ({ id }: ClaimView) => id;
const nameOf = ({ parcelNumber }: ClaimView) => `claim for ${parcelNumber}`;
const linkTo = ({ id }: ClaimView) => `/claims/${id}`;

/** REMITTANCE-7. */
export function Component() {
  return (
    <ListPage
      title="Claims against couriers"
      about="Compensation for lost and damaged parcels. A claim is opened at its parcel."
      name="claims"
      kind="claim"
      words={['claim', 'claims']}
      spec={SPEC}
      read={(query, signal) => request<typeof listClaims>('GET', '/staff/claims', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Parcel, courier or claim number"
      empty={{
        title: 'No claims yet',
        text: 'When a parcel is lost or damaged on the way, open a claim at the parcel.',
      }}
    />
  );
}
