import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Policy } from '../../../features/content/page/policy.tsx';

/** Returns and refunds (part 2 section 9, 'Policies'). */
export function Component() {
  return (
    <ContentPage slug="refund-policy" title="Refund Policy">
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}
