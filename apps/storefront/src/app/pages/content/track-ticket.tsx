import { PageSection } from '@ilaneer/ui/text/page-section';
import { useSearchParams } from 'react-router';
import { TrackTicket } from '../../../features/contact/track-ticket.tsx';
import { brand } from '../../../lib/content.ts';

/** By number and address, or the mail's link. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PageSection>
      <title>{`Follow your message – ${brand().name}`}</title>
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-4xl">Follow your message</h1>
        <TrackTicket link={search.get('link')} ticketNumber={search.get('ticket') ?? ''} />
      </div>
    </PageSection>
  );
}
