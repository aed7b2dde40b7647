import { FailedPayment } from '../../../features/checkout/outcome/failed-payment.tsx';
import { brand } from '../../../lib/content.ts';
import { ResultPage } from './result-page.tsx';

export function Component() {
  return (
    <>
      <title>{`Payment failed – ${brand().name}`}</title>
      <ResultPage title="Payment failed">
        {(order, refresh) => <FailedPayment order={order} onRefresh={refresh} />}
      </ResultPage>
    </>
  );
}
