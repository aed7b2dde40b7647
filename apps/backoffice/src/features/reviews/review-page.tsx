import type { StaffReviewView } from '@ilaneer/contract/staff/messages/reviews';
import { REFUSAL_WORDS } from '@ilaneer/domain/review/review-life';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { PhotoStrip } from '../../parts/frame/photo-strip.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ReviewActions } from './review-actions.tsx';
import { StarCount, StateBadge, stateWord } from './review-words.tsx';
import { useReview } from './use-review.ts';

const BACK = { label: 'Reviews', to: '/reviews' };

/** REVIEW-8. */
export function Component() {
  const { reviewId = '' } = useParams();
  const found = useReview(reviewId);
  if (found.data === undefined) {
    return (
      <>
        <PageHeader title="Review" back={BACK} />
        {found.isError ? (
          <Unreadable what="This review" query={found} inside />
        ) : (
          <StatePanel kind="loading" title="Loading the review …" />
        )}
      </>
    );
  }
  const review = found.data;
  return (
    <>
      <PageHeader
        title={review.productName}
        tab={`Review of ${review.productName}`}
        back={BACK}
        state={<StateBadge state={review.state} />}
        about={review.variantName}
        actions={<ReviewActions review={review} />}
      />
      <ChangedNotice kind="review" id={review.id} />
      <DetailLayout
        aside={
          <>
            <FactsPanel review={review} />
            <HistoryPanel kind="review" id={review.id} />
          </>
        }
      >
        <Panel title="Review">
          <StarCount stars={review.stars} />
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-sm">
            {review.words === '' ? 'No words' : review.words}
          </p>
          {review.photos.length > 0 && (
            <PhotoStrip
              of="the review"
              urls={review.photos.map(({ id }) => `/api/staff/reviews/${review.id}/photos/${id}`)}
            />
          )}
        </Panel>
        {review.state === 'published' && <AnswerPanel key={review.id} review={review} />}
        {review.earlier.length > 0 && <EarlierPanel review={review} />}
      </DetailLayout>
    </>
  );
}

function FactsPanel({ review }: { review: StaffReviewView }) {
  const may = useMay();
  const { orderNumber, refusalReason, decidedAt } = review;
  return (
    <Panel title="Facts">
      <Facts
        facts={[
          ['Author', review.author],
          [
            'Order',
            may('orders.read') ? (
              <Link key="order" to={`/orders/${review.orderId}`} className="font-medium underline">
                {orderNumber}
              </Link>
            ) : (
              orderNumber
            ),
          ],
          ['Written', <When key="written" at={review.writtenAt} whole />],
          review.isEdited ? ['Edited', <When key="edited" at={review.submittedAt} whole />] : null,
          decidedAt === null ? null : ['Decided', <When key="decided" at={decidedAt} whole />],
          refusalReason === null ? null : ['Refused', REFUSAL_WORDS[refusalReason]],
        ]}
      />
    </Panel>
  );
}

function EarlierPanel({ review }: { review: StaffReviewView }) {
  return (
    <Panel title="Earlier versions">
      <ol className="grid gap-4 text-sm">
        {review.earlier.map(({ number, stars, words, state, refusalReason, submittedAt }) => (
          <li key={number} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-palm-soft">
              <StarCount stars={stars} />
              <When at={submittedAt} whole />
              <span>
                {refusalReason === null
                  ? stateWord(state)
                  : `${stateWord(state)}: ${REFUSAL_WORDS[refusalReason]}`}
              </span>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{words === '' ? 'No words' : words}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
