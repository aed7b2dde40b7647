import type { GiftCardRow, listGiftCards } from '@ilaneer/contract/staff/books/gift-cards';
import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useState } from 'react';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { GIFT_CARD_STATE_WORDS, GiftCardBadge } from './gift-card-words.tsx';
import { IssueGiftCardDialog } from './issue-gift-card-dialog.tsx';

const SPEC = { filters: { state: choice('State', GIFT_CARD_STATE_WORDS) }, sorts: ['newest'] } as const;

const COLUMNS: readonly Column<GiftCardRow, 'newest'>[] = [
  { id: 'card', label: 'Card', cell: ({ last4 }) => `••${last4}` },
  { id: 'state', label: 'State', card: 'corner', cell: (card) => <GiftCardBadge {...card} /> },
  { id: 'issued', label: 'Issued', cell: ({ issuedAt }) => <When at={issuedAt} day /> },
  { id: 'ends', label: 'Last day', cell: ({ expiresAt }) => formatLastDay(new Date(expiresAt)) },
  { id: 'worth', label: 'Worth', align: 'end', cell: ({ worth }) => <Money rupees={worth} /> },
  { id: 'balance', label: 'Balance', align: 'end', cell: ({ balance }) => <Money rupees={balance} /> },
];

const idOf = ({ id }: GiftCardRow) => id;
const nameOf = ({ last4 }: GiftCardRow) => `gift card ••${last4}`;
const linkTo = ({ id }: GiftCardRow) => `/gift-cards/${encodeURIComponent(id)}`;

/** GIFT-CARD-14. */
export function Component() {
  const may = useMay();
  const [isIssuing, setIssuing] = useState(false);
  const open = () => setIssuing(true);
  usePageActions([{ label: 'Issue a gift card', icon: 'plus', keys: 'c', needs: 'books.write', run: open }]);
  return (
    <>
      <ListPage
        title="Gift cards"
        actions={
          <>
            {may('exports.take') && (
              <ButtonLink
                size="sm"
                variant="secondary"
                render={<a href="/api/staff/exports/gift-cards" download />}
              >
                Balances as CSV
              </ButtonLink>
            )}
            {may('books.write') && (
              <Button size="sm" onClick={open}>
                Issue a gift card
              </Button>
            )}
          </>
        }
        name="gift-cards"
        kind="gift card"
        words={['gift card', 'gift cards']}
        spec={SPEC}
        read={(query, signal) => request<typeof listGiftCards>('GET', '/staff/gift-cards', { query, signal })}
        {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
        searchFor="Last four characters of the code"
        empty={{ title: 'No gift cards yet', text: 'Issue one to a customer, or sell one over the counter.' }}
      />
      {isIssuing && <IssueGiftCardDialog onClose={() => setIssuing(false)} />}
    </>
  );
}
