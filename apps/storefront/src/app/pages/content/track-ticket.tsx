import { PageSection } from '@ilaneer/ui/text/page-section';
import { useSearchParams } from 'react-router';
import { RateAnswer } from '../../../features/contact/rate-answer.tsx';
import { TrackTicket } from '../../../features/contact/track-ticket.tsx';
import { brand } from '../../../lib/content.ts';

/** By number and address, or the mail's link; a closed one is rated here. */
export function Component() {
  const [search] = useSearchParams();
  const rate = search.get('rate');
  const title = rate === null ? 'Follow your message' : 'Is it solved?';
  return (
    <PageSection>
      <title>{`${title} – ${brand().name}`}</title>
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-4xl">{title}</h1>
        {rate === null ? (
          <TrackTicket link={search.get('link')} ticketNumber={search.get('ticket') ?? ''} />
        ) : (
          <RateAnswer link={rate} />
        )}
      </div>
    </PageSection>
  );
}
