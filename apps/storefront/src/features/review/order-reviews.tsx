import type { OrderReviewsView } from '@ilaneer/contract/review';
import { REFUSAL_WORDS } from '@ilaneer/domain/review/review-life';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useState } from 'react';
import { LinkState } from '../../lib/links/link-state.tsx';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { OwnPhoto } from './own-photo.tsx';
import { ReviewForm } from './review-form.tsx';
import { useOrderReviews, useWithdrawReview } from './reviews-api.ts';
import { Stars } from './stars.tsx';

type Line = OrderReviewsView['lines'][number];

/** The lines of an order, without a login, for the holder of the link (REVIEW-6). */
export function OrderReviews({ link }: { readonly link: string }) {
  const query = useOrderReviews(link);
  if (query.data === undefined) {
    return <LinkState title="Your reviews" loading="Loading the order" query={query} />;
  }
  const { orderNumber, firstName, lines } = query.data.order;
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <header className="grid gap-2">
        <h1 className="text-3xl">{`How are the goods, ${firstName}?`}</h1>
        <p>
          {`Of order ${orderNumber}. Your first name and the day are shown with a review. `}
          <PageLink to="/how-reviews-work" className="font-semibold underline underline-offset-4">
            How reviews work
          </PageLink>
        </p>
      </header>
      {lines.map((line) => (
        <ReviewedLine key={line.position} line={line} link={link} />
      ))}
    </div>
  );
}

function ReviewedLine({ line, link }: { readonly line: Line; readonly link: string }) {
  const { name, image, offer, review } = line;
  const [isOpen, setOpen] = useState(offer === 'write');
  const answer = useAnswer<HTMLHeadingElement>();
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-5 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <div className="flex items-center gap-4">
        <img src={image} alt="" width={64} height={64} className="size-16 rounded-md object-cover" />
        <h2 ref={answer.shown} tabIndex={-1} className="wrap-anywhere min-w-0 text-xl outline-none">
          {name}
        </h2>
      </div>
      {isOpen && offer !== 'none' ? (
        <ReviewForm
          line={line}
          link={link}
          onSent={() => {
            setOpen(false);
            answer.show();
          }}
          onCancel={review === null ? null : () => setOpen(false)}
        />
      ) : (
        <Written line={line} link={link} onEdit={() => setOpen(true)} onWithdrawn={answer.show} />
      )}
    </section>
  );
}

type WrittenProps = {
  readonly line: Line;
  readonly link: string;
  readonly onEdit: () => void;
  readonly onWithdrawn: () => void;
};

function Written({ line: { position, offer, review }, link, onEdit, onWithdrawn }: WrittenProps) {
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdrawReview(link);
  // Null for a moment between sending it and its reply on the page.
  if (review === null) return offer === 'none' ? <p>This item can no longer be reviewed.</p> : null;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {stateWords(review)}
      </p>
      <Stars stars={review.stars} />
      {review.words !== '' && <p className="wrap-anywhere whitespace-pre-line">{review.words}</p>}
      {review.photos.length > 0 && (
        <ul aria-label="Your photos" className="flex flex-wrap gap-3">
          {review.photos.map(({ id }, index) => (
            <li key={id}>
              <OwnPhoto link={link} photoId={id} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {review.answer !== null && <p className="wrap-anywhere">{`Answer of the shop: ${review.answer}`}</p>}
      {withdraw.isError && <Notice tone="error">{withdraw.error.message}</Notice>}
      {review.state !== 'withdrawn' && (
        <div className="flex flex-wrap gap-3">
          {offer === 'edit' && <Button onClick={onEdit}>Edit my review</Button>}
          <Button variant="secondary" onClick={() => setAsks(true)}>
            Withdraw it
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Withdraw this review?"
        text="It is no longer shown, and you cannot write another one for this item."
        confirmLabel="Withdraw it"
        cancelLabel="Keep it"
        danger
        busy={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(position, { onSuccess: onWithdrawn, onSettled: () => setAsks(false) })
        }
      />
    </div>
  );
}

function stateWords({ state, refusalReason }: NonNullable<Line['review']>): string {
  switch (state) {
    case 'waiting':
      return 'Thank you. We read your review, then it is shown.';
    case 'published':
      return 'Your review is shown.';
    case 'refused':
      return refusalReason === null
        ? 'We did not publish your review.'
        : `We did not publish your review. ${REFUSAL_WORDS[refusalReason]}.`;
    case 'withdrawn':
      return 'You withdrew this review.';
  }
}
