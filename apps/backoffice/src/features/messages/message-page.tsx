import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnsweredActions } from './answered-actions.tsx';
import { AssigneePanel } from './assignee-panel.tsx';
import { DeliveryPanel } from './delivery/delivery-panel.tsx';
import { MessageThread } from './message-thread.tsx';
import { AnswerDue, kindWord, ResolveBy, StatusBadge } from './message-words.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { QuotesPanel } from './quotes/quotes-panel.tsx';
import { useMessage, useMessageActs } from './use-message.ts';

const BACK = { label: 'Inbox', to: '/messages' };

export function Component() {
  const { messageId = '' } = useParams();
  const may = useMay();
  const found = useMessage(messageId);
  const acts = useMessageActs(messageId);
  const [done, setDone] = useState<{ readonly of: string; readonly sentence: string } | null>(null);
  if (found.data === undefined) {
    return (
      <>
        <PageHeader title="Message" back={BACK} />
        {found.isError ? (
          <Unreadable what="This message" query={found} inside />
        ) : (
          <StatePanel kind="loading" title="Loading the message …" />
        )}
      </>
    );
  }
  const one = found.data;
  return (
    <>
      <PageHeader
        title={one.ticketNumber}
        back={BACK}
        state={<StatusBadge status={one.status} />}
        about={one.subject}
        actions={<AnsweredActions message={one} />}
      />
      <ChangedNotice kind="ticket" id={one.id} />
      <DetailLayout
        aside={
          <>
            <AssigneePanel message={one} />
            <WriterPanel message={one} />
            {(may('orders.edit') || one.quotes.length > 0) && <QuotesPanel message={one} />}
            {may('orders.read') && (
              <OrdersPanel message={one} onDone={(sentence) => setDone({ of: one.id, sentence })} />
            )}
            <HistoryPanel kind="ticket" id={one.id} />
          </>
        }
      >
        {one.delivery !== null && (
          <DeliveryPanel message={one} delivery={one.delivery} onChoose={acts.choose} onTold={acts.told} />
        )}
        {one.messages.length > 0 && <MessageThread message={one} />}
        {one.email !== null && (
          <AnswerBox
            key={one.id}
            message={one}
            proposed={done?.of === one.id ? done.sentence : null}
            onProposalClosed={() => setDone(null)}
          />
        )}
      </DetailLayout>
    </>
  );
}

function WriterPanel({ message: one }: { message: StaffMessageView }) {
  const may = useMay();
  const subject = encodeURIComponent(`Re: ${one.ticketNumber}: ${one.subject}`);
  return (
    <Panel title="Facts">
      <Facts
        facts={[
          one.answerDueAt === null
            ? null
            : [one.delivery === null ? 'Answer due' : 'Due by', <AnswerDue key="due" {...one} />],
          one.resolveBy === null ? null : ['Resolve by', <ResolveBy key="resolve" {...one} />],
          ['From', one.name],
          one.email === null
            ? one.delivery === null
              ? ['E-mail', 'Not given']
              : null
            : [
                'E-mail',
                <a
                  key="email"
                  href={`mailto:${encodeURIComponent(one.email)}?subject=${subject}`}
                  className="font-medium underline"
                >
                  {one.email}
                </a>,
              ],
          one.phone === null
            ? ['Phone', 'Not given']
            : [
                'Phone',
                <a key="phone" href={`tel:${one.phone}`} className="font-medium underline" translate="no">
                  {one.phone}
                </a>,
              ],
          one.country === null ? null : ['Country', one.country],
          ['Kind', kindWord(one.kind)],
          one.order === null
            ? null
            : [
                'Order',
                may('orders.read') ? (
                  <Link key="order" to={`/orders/${one.order.id}`} className="font-medium underline">
                    {one.order.orderNumber}
                  </Link>
                ) : (
                  one.order.orderNumber
                ),
              ],
          one.order?.lineName == null ? null : ['Item', one.order.lineName],
          ['Received', <When key="written" at={one.createdAt} whole />],
          one.closedAt === null ? null : ['Closed', <When key="closed" at={one.closedAt} whole />],
          one.notSolvedAt === null
            ? null
            : ['Not solved', <When key="unsolved" at={one.notSolvedAt} whole />],
          one.rating === null ? null : ['Rating', `${one.rating} of 5`],
        ]}
      />
    </Panel>
  );
}
