import { useParams } from 'react-router';
import { FailedDelivery } from '../../../features/tracking/failed-delivery.tsx';
import { brand } from '../../../lib/content.ts';

/** PARCEL-25. The token is behind the hash: no server, log or search engine sees it. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <title>{`Your delivery – ${brand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <FailedDelivery key={token} link={token} />
    </>
  );
}
