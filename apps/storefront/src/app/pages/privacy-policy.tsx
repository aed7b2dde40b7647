import { Policy } from '../../features/written-page/components/policy.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** What happens to personal data; also behind /privacy (decisions.md section 2). */
export function Component() {
  return (
    <WrittenPage slug="privacy-policy" title="Privacy Policy">
      {(page) => <Policy page={page} />}
    </WrittenPage>
  );
}
