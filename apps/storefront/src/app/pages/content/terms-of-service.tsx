import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Policy } from '../../../features/content/page/policy.tsx';

/** The rules of the shop; route matching ignores case, so /terms-of-service leads here too. */
export function Component() {
  return (
    <ContentPage slug="terms-of-service" title="Terms of Service">
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}
