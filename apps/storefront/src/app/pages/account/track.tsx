import { useParams } from 'react-router';
import { TrackOrder } from '../../../features/tracking/track-order.tsx';
import { brand } from '../../../lib/content.ts';

/** PARCEL-24. The token is behind the hash: no server, log or search engine sees it. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <title>{`Track your order – ${brand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <TrackOrder key={token} link={token} />
    </>
  );
}
