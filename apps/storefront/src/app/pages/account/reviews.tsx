import { useParams } from 'react-router';
import { OrderReviews } from '../../../features/review/order-reviews.tsx';
import { brand } from '../../../lib/content.ts';

/** REVIEW-6. The token is behind the hash: no server, log or search engine sees it. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <title>{`Your reviews – ${brand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <OrderReviews key={token} link={token} />
    </>
  );
}
