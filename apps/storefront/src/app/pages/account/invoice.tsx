import { PageSection } from '@ilaneer/ui/text/page-section';
import { useSearchParams } from 'react-router';
import { MailedInvoice } from '../../../features/order/mailed-invoice.tsx';
import { brand } from '../../../lib/content.ts';

/** TAX-DOCUMENT-22. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PageSection>
      <title>{`Your invoice – ${brand().name}`}</title>
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-4xl">Your invoice</h1>
        <MailedInvoice link={search.get('link') ?? ''} />
      </div>
    </PageSection>
  );
}
