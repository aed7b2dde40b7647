import { Policy } from '../../features/written-page/components/policy.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** Returns and refunds (part 2 section 9, 'Policies'). */
export function Component() {
  return (
    <WrittenPage slug="refund-policy" title="Refund Policy">
      {(page) => <Policy page={page} />}
    </WrittenPage>
  );
}
