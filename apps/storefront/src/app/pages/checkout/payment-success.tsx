import { PaidOrder } from '../../../features/checkout/outcome/paid-order.tsx';
import { brand } from '../../../lib/content.ts';
import { ResultPage } from './result-page.tsx';

export function Component() {
  return (
    <>
      <title>{`Payment successful – ${brand().name}`}</title>
      <ResultPage title="Payment successful">{(order) => <PaidOrder order={order} />}</ResultPage>
    </>
  );
}
