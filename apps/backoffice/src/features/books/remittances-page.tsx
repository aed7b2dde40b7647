import type { listRemittances, RemittanceRowView } from '@ilaneer/contract/staff/books/remittances';
import { formatDay } from '@ilaneer/domain/india-day';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { StaffList } from '../../parts/list/staff-list.tsx';
import { useList } from '../../parts/list/use-list.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { Money } from '../../parts/words/money.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { payerName, SOURCE_WORDS } from './remittance-words.tsx';

const SPEC = { filters: { source: choice('From', SOURCE_WORDS) }, sorts: ['newest'] } as const;

const COLUMNS: readonly Column<RemittanceRowView, 'newest'>[] = [
  { id: 'reference', label: 'Reference', cell: ({ reference }) => reference },
  { id: 'payer', label: 'From', cell: ({ source, payer }) => payerName(source, payer) },
  { id: 'day', label: 'In the bank on', cell: ({ receivedOn }) => formatDay(`${receivedOn}T06:00:00Z`) },
  { id: 'gross', label: 'Gross', align: 'end', wide: true, cell: ({ gross }) => <Money rupees={gross} /> },
  {
    id: 'charges',
    label: 'Charges with GST',
    align: 'end',
    wide: true,
    cell: ({ charges, gst }) => <Money rupees={Math.round((charges + gst) * 100) / 100} />,
  },
  { id: 'net', label: 'Received', align: 'end', card: 'corner', cell: ({ net }) => <Money rupees={net} /> },
  {
    id: 'state',
    label: 'State',
    cell: ({ isTakenBack, unmatched }) =>
      isTakenBack ? (
        <Badge>Reversed</Badge>
      ) : (
        unmatched !== 0 && (
          <Badge tone="hibiscus">
            <Money rupees={unmatched} /> unmatched
          </Badge>
        )
      ),
  },
];

const idOf = ({ id }: RemittanceRowView) => id;
const nameOf = ({ reference }: RemittanceRowView) => `payout ${reference}`;
const linkTo = ({ id }: RemittanceRowView) => `/remittances/${id}`;

/** REMITTANCE-1. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const list = useListState(SPEC);
  const page = useList('remittance', list, (query, signal) =>
    request<typeof listRemittances>('GET', '/staff/remittances', { query, signal }),
  );
  usePageActions([
    {
      label: 'Record a payout',
      keys: 'n',
      needs: 'books.write',
      run: () => void navigate('/remittances/new'),
    },
  ]);
  return (
    <>
      <PageHeader
        title="Payouts received"
        about="Payouts of payment gateways and couriers to the shop's bank account."
        actions={
          may('books.write') && (
            <ButtonLink size="sm" render={<Link to="/remittances/new" />}>
              Record a payout
            </ButtonLink>
          )
        }
      />
      <StaffList
        name="remittances"
        words={['payout', 'payouts']}
        list={list}
        page={page}
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        linkTo={linkTo}
        searchFor="Reference or payer"
        empty={{
          title: 'No payouts yet',
          text: 'Payouts of gateways and couriers are listed here.',
        }}
      />
    </>
  );
}
