// Reviews of delivered lines, and the ratings made of them.

export {
  countReviewsForStaff,
  findStaffReview,
  type ListedReview,
  listReviewsForStaff,
  type StaffReview,
} from './desk-repository.ts';
export { deleteReviewsOf, readOwnReviews } from './own-reviews-repository.ts';
export {
  deletePhotosBut,
  findPublishedPhoto,
  findReviewPhoto,
  insertReviewPhotos,
  listReviewPhotos,
} from './photos-repository.ts';
export {
  countPublished,
  countRefusals,
  countStars,
  listRatings,
  type PublishedReview,
  pagePublished,
} from './published-repository.ts';
export {
  insertReview,
  insertReviewVersion,
  listReviewsOfOrder,
  lockReview,
  type Review,
  updateReview,
} from './repository.ts';
export { listOrdersToAskAbout, markAsked } from './requests-repository.ts';
export { reviewRequestMail } from './review-request-mail.ts';
