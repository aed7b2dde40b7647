import { Policy } from '../../features/written-page/components/policy.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** The rules of the shop; route matching ignores case, so /terms-of-service leads here too. */
export function Component() {
  return (
    <WrittenPage slug="terms-of-service" title="Terms of Service">
      {(page) => <Policy page={page} />}
    </WrittenPage>
  );
}
