import { useParams } from 'react-router';
import { ConfirmOrder } from '../../../features/tracking/confirm-order.tsx';
import { brand } from '../../../lib/content.ts';

/** CHECKOUT-31. The token is behind the hash: no server, log or search engine sees it. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <title>{`Your order – ${brand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ConfirmOrder key={token} link={token} />
    </>
  );
}
