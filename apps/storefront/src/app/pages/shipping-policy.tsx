import { Policy } from '../../features/written-page/components/policy.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** Delivery (part 2 section 9, 'Policies'). */
export function Component() {
  return (
    <WrittenPage slug="shipping-policy" title="Shipping Policy">
      {(page) => <Policy page={page} />}
    </WrittenPage>
  );
}
