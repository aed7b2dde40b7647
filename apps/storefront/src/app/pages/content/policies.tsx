import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Policy } from '../../../features/content/page/policy.tsx';

/** What happens to personal data; also behind /privacy (decisions.md section 2). */
export function Component() {
  return (
    <ContentPage slug="privacy-policy" title="Privacy Policy">
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}
