import type { ReviewView } from '@ilaneer/contract/review';
import type { StaffReviewRow, StaffReviewView } from '@ilaneer/contract/staff/messages/reviews';
import type { ListedReview, PublishedReview, Review, StaffReview } from '../../modules/review/review.ts';

type Photo = { readonly id: string; readonly reviewId: string };

export function toReviewView(review: PublishedReview, photos: readonly Photo[]): ReviewView {
  const { id, stars, words, authorName, variantName, writtenAt, submittedAt, answer } = review;
  return {
    ...{ id, stars, words, author: authorName, variantName, answer },
    writtenAt: writtenAt.toISOString(),
    editedAt: isEdited(review) ? submittedAt.toISOString() : null,
    photos: photos.filter(({ reviewId }) => reviewId === id).map((photo) => ({ id: photo.id })),
  };
}

export function toStaffRow(review: ListedReview): StaffReviewRow {
  const { id, orderId, orderNumber, productId, productName, variantName } = review;
  const { authorName, state, stars, words, photos, submittedAt } = review;
  return {
    ...{ id, orderId, orderNumber, productId, productName, variantName },
    ...{ author: authorName, state, stars, words, photos },
    submittedAt: submittedAt.toISOString(),
    isEdited: isEdited(review),
  };
}

export function toStaffView(review: StaffReview): StaffReviewView {
  const { refusalReason, writtenAt, decidedAt, answer, version } = review;
  return {
    ...toStaffRow(review),
    photos: review.photoIds.map((id) => ({ id })),
    ...{ refusalReason, answer, version },
    writtenAt: writtenAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    earlier: review.earlier.map((one) => ({
      ...{ number: one.number, stars: one.stars, words: one.words },
      ...{ state: one.state, refusalReason: one.refusalReason },
      submittedAt: one.submittedAt.toISOString(),
    })),
  };
}

function isEdited({ writtenAt, submittedAt }: Review): boolean {
  return submittedAt.getTime() !== writtenAt.getTime();
}
