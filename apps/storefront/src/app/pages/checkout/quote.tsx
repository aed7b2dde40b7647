import { useParams } from 'react-router';
import { QuoteByLink } from '../../../features/quote/quote-by-link.tsx';
import { brand } from '../../../lib/content.ts';

/** QUOTE-5. The token is behind the hash: no server, log or search engine sees it. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <title>{`Your quote – ${brand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <QuoteByLink key={token} link={token} />
    </>
  );
}
