import { HowReviewsWork } from '../../../features/review/how-reviews-work.tsx';

/** REVIEW-9. */
export { HowReviewsWork as Component };
