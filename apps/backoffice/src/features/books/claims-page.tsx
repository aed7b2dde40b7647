import type { ClaimView, listClaims } from '@ilaneer/contract/staff/books/claims';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { ChargedWeightsDialog } from './charged-weights-dialog.tsx';
import { CAUSE_WORDS, CLAIM_STATE_WORDS, ClaimBadge } from './claim-words.tsx';

const SPEC = {
  filters: {
    state: choice('State', [
      ['open', CLAIM_STATE_WORDS.open],
      ['paid', CLAIM_STATE_WORDS.paid],
      ['refused', CLAIM_STATE_WORDS.refused],
      ['accepted', CLAIM_STATE_WORDS.accepted],
      ['withdrawn', CLAIM_STATE_WORDS.withdrawn],
    ]),
    reason: choice('Cause', [
      ['lost', CAUSE_WORDS.lost],
      ['damaged', CAUSE_WORDS.damaged],
      ['weight', CAUSE_WORDS.weight],
    ]),
  },
  sorts: ['newest'],
} as const;

const COLUMNS: readonly Column<ClaimView, 'newest'>[] = [
  { id: 'parcel', label: 'Parcel', cell: ({ parcelNumber }) => parcelNumber },
  { id: 'courier', label: 'Courier', cell: ({ courier }) => courier },
  { id: 'state', label: 'State', cell: (claim) => <ClaimBadge {...claim} /> },
  { id: 'cause', label: 'Cause', cell: ({ reason }) => CAUSE_WORDS[reason] },
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

/** REMITTANCE-7, REMITTANCE-11. */
export function Component() {
  const may = useMay();
  const [records, setRecords] = useState(false);
  const open = () => setRecords(true);
  usePageActions([{ label: 'Record charged weights', keys: 'n', needs: 'books.write', run: open }]);
  return (
    <>
      <ListPage
        title="Claims against couriers"
        about="Compensation for lost and damaged parcels, opened at the parcel, and disputed weights."
        actions={
          may('books.write') && (
            <Button size="sm" onClick={open}>
              Record charged weights
            </Button>
          )
        }
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
      {records && <ChargedWeightsDialog onClose={() => setRecords(false)} />}
    </>
  );
}
