import type { blockGiftCard, getStaffGiftCard } from '@ilaneer/contract/staff/books/gift-cards';
import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { TextDialog } from '../../../parts/act/text-dialog.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { GIFT_CARD_ENTRY_WORDS, GiftCardBadge, PAYER_WORDS } from './gift-card-words.tsx';

/** GIFT-CARD-14. */
export function Component() {
  const { giftCardId = '' } = useParams();
  const may = useMay();
  const queries = useQueryClient();
  const [isBlocking, setBlocking] = useState(false);
  const found = useQuery({
    queryKey: ['gift card', giftCardId],
    queryFn: ({ signal }) =>
      request<typeof getStaffGiftCard>('GET', '/staff/gift-cards/:giftCardId', {
        params: { giftCardId },
        signal,
      }),
  });
  const card = found.data?.giftCard;
  const canBlock = card !== undefined && card.state !== 'blocked' && may('books.write');
  const open = () => setBlocking(true);
  usePageActions(canBlock ? [{ label: 'Block the card', run: open }] : []);
  if (found.isError) return <Unreadable what="This gift card" query={found} />;
  if (card === undefined) return <Spinner label="Loading the gift card" />;
  const block = async (reason: string) => {
    const options = { params: { giftCardId }, body: { reason } };
    await request<typeof blockGiftCard>('POST', '/staff/gift-cards/:giftCardId/block', options);
    await queries.invalidateQueries({ queryKey: ['gift card'] });
  };
  return (
    <>
      <PageHeader
        title={`Gift card ••${card.last4}`}
        back={{ label: 'Gift cards', to: '/gift-cards' }}
        state={<GiftCardBadge {...card} />}
        actions={
          canBlock && (
            <Button size="sm" variant="secondary" onClick={open}>
              Block
            </Button>
          )
        }
      />
      <ChangedNotice kind="gift card" id={card.id} />
      <DetailLayout aside={<HistoryPanel kind="gift card" id={card.id} />}>
        <Panel title="Card">
          <Facts
            facts={[
              ['Balance', <Money key="balance" rupees={card.balance} />],
              ['Worth', <Money key="worth" rupees={card.worth} />],
              ['Last day', formatLastDay(new Date(card.expiresAt))],
              ['Issued', <When key="issued" at={card.issuedAt} whole />],
              card.paidBy === null ? null : ['Payment', PAYER_WORDS[card.paidBy]],
              card.reason === null ? null : ['Reason', card.reason],
            ]}
          />
        </Panel>
        <Panel title="Entries">
          {card.entries.length === 0 && <p className="text-palm-soft text-sm">Not used yet</p>}
          <ul className="divide-y divide-line text-sm">
            {card.entries.map(({ id, kind, amount, orderId, orderNumber, happenedAt }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-1.5">
                <span className="min-w-0">
                  {GIFT_CARD_ENTRY_WORDS[kind]}{' '}
                  {orderId !== null && may('orders.read') && (
                    <Link to={`/orders/${orderId}`} className="underline">
                      {orderNumber}
                    </Link>
                  )}
                </span>
                <span className="flex shrink-0 gap-3">
                  <span className="text-palm-soft">
                    <When at={happenedAt} day />
                  </span>
                  <Money rupees={-amount} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </DetailLayout>
      {isBlocking && (
        <TextDialog
          title={`Block gift card ••${card.last4}?`}
          text="It can't pay any more, and this can't be undone. Its balance stays on the books until its last day."
          confirmLabel="Block the card"
          danger
          long
          onClose={() => setBlocking(false)}
          onConfirm={block}
        />
      )}
    </>
  );
}
