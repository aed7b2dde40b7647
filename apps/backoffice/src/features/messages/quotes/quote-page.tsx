import type { StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import { formatDay } from '@ilaneer/domain/india-day';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Figure } from '@ilaneer/ui/text/figure';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { useQuote } from './quote-calls.ts';
import { QuoteForm } from './quote-form.tsx';
import { TotalsPanel } from './quote-totals.tsx';
import { QuoteBadge, quoteName } from './quote-words.tsx';

const BACK = { label: 'Quotes', to: '/quotes' };

/** QUOTE-8. */
export function Component() {
  const { quoteId = '' } = useParams();
  const found = useQuote(quoteId);
  if (found.data === undefined) {
    return (
      <>
        <PageHeader title="Quote" back={BACK} />
        {found.isError ? (
          <Unreadable what="This quote" query={found} inside />
        ) : (
          <StatePanel kind="loading" title="Loading the quote …" />
        )}
      </>
    );
  }
  const quote = found.data;
  return (
    <>
      <PageHeader
        title={quoteName(quote)}
        back={BACK}
        state={<QuoteBadge state={quote.state} />}
        actions={<QuoteActions quote={quote} />}
      />
      <ChangedNotice kind="quote" id={quote.id} />
      <DetailLayout
        aside={
          <>
            {quote.enquiry && <EnquiryPanel enquiry={quote.enquiry} />}
            <FactsPanel quote={quote} />
            <HistoryPanel kind="quote" id={quote.id} />
          </>
        }
      >
        {allowsAct(quote.state, 'change') ? (
          <QuoteForm key={quote.id} quote={quote} />
        ) : (
          <>
            <SentLines quote={quote} />
            <TotalsPanel totals={quote.totals} />
          </>
        )}
      </DetailLayout>
    </>
  );
}

function EnquiryPanel({ enquiry }: { enquiry: NonNullable<StaffQuoteView['enquiry']> }) {
  const { purpose, product, quantity, neededBy, pinCode } = enquiry;
  return (
    <Panel title="Asked for">
      <Facts
        facts={[
          ['For', purpose],
          product === null ? null : ['Product', product],
          quantity === null ? null : ['Quantity', <Figure key="quantity">{quantity}</Figure>],
          neededBy === null ? null : ['Needed by', formatDay(neededBy)],
          pinCode === null ? null : ['PIN code', pinCode],
        ]}
      />
    </Panel>
  );
}

function FactsPanel({ quote }: { quote: StaffQuoteView }) {
  const { order, sentAt, answeredAt, declineReason, versions } = quote;
  const isDraft = quote.state === 'draft';
  const others = versions.filter(({ id }) => id !== quote.id);
  return (
    <Panel title="Facts">
      <Facts
        facts={[
          [
            'Enquiry',
            <Link key="ticket" to={`/messages/${quote.ticketId}`} className="font-medium underline">
              {quote.ticketNumber}
            </Link>,
          ],
          order === null
            ? null
            : [
                'Order',
                <Link key="order" to={`/orders/${order.id}`} className="font-medium underline">
                  {order.orderNumber}
                </Link>,
              ],
          ...(isDraft ? [] : buyerFacts(quote)),
          isDraft ? null : ['Valid until', formatDay(quote.lastDay)],
          sentAt === null ? null : ['Sent', <When key="sent" at={sentAt} whole />],
          answeredAt === null ? null : ['Answered', <When key="answered" at={answeredAt} whole />],
          declineReason === null ? null : ['Reason', declineReason],
          others.length === 0
            ? null
            : [
                'Versions',
                <ul key="versions">
                  {others.map(({ id, revision, state }) => (
                    <li key={id} className="flex flex-wrap items-center gap-2">
                      <Link to={`/quotes/${id}`} className="underline">
                        Version <Figure>{revision}</Figure>
                      </Link>
                      <QuoteBadge state={state} />
                    </li>
                  ))}
                </ul>,
              ],
        ]}
      />
    </Panel>
  );
}

function buyerFacts(quote: StaffQuoteView): [string, string][] {
  const { name, businessName, gstin, email, phone, addressLine1, addressLine2, city, zipCode } = quote;
  const place = [addressLine1, addressLine2, city, `${quote.placeState} ${zipCode}`];
  return [
    ['Buyer', businessName === '' ? name : `${businessName}, ${name}`],
    ...(gstin === null ? [] : [['GSTIN', gstin] satisfies [string, string]]),
    ['E-mail', email],
    ['Phone', phone],
    ['Delivery', place.filter((part) => part !== '').join(', ')],
    ...(quote.note === '' ? [] : [['Note', quote.note] satisfies [string, string]]),
  ];
}

function SentLines({ quote }: { quote: StaffQuoteView }) {
  return (
    <Panel title="Items" flush>
      <ul className="divide-y divide-line border-line border-t text-sm">
        {quote.lines.map((line) => (
          <li key={line.variantId} className="flex flex-wrap items-center gap-3 px-4 py-2">
            <img
              src={line.picture}
              alt=""
              width={40}
              height={40}
              className="size-10 rounded-sm object-cover"
            />
            <span className="min-w-40 flex-1">
              <span className="block font-medium">
                {line.variantName === '' ? line.name : `${line.name}, ${line.variantName}`}
              </span>
              <span className="block text-palm-soft">
                {line.sku}, in the shop <Money rupees={line.listPrice} />
              </span>
            </span>
            <span className="text-right tabular-nums">
              <Figure>{line.quantity}</Figure> × <Money rupees={line.price} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
