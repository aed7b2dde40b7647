import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Policy } from '../../../features/content/page/policy.tsx';

/** Delivery (part 2 section 9, 'Policies'). */
export function Component() {
  return (
    <ContentPage slug="shipping-policy" title="Shipping Policy">
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}
