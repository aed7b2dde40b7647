import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import {
  orderFacts,
  PaymentResult,
  paymentFacts,
  SAMPLE_NOTE,
} from '../../../features/checkout/outcome/payment-result.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { ResultPage } from './result-page.tsx';

/** PAYMENT-18. */
export function Component() {
  return (
    <>
      <title>{`Order placed – ${brand().name}`}</title>
      <ResultPage title="Order placed">
        {(order) => (
          <PaymentResult
            succeeded
            title="Order placed Successful!"
            text="Thank you. We pack it with care and write to you when it leaves."
            facts={order === null ? paymentFacts(null) : orderFacts(order)}
            note={order === null ? SAMPLE_NOTE : undefined}
            actions={
              <>
                <ButtonLink
                  variant="secondary"
                  render={
                    <PageLink
                      to={
                        order === null
                          ? '/order-details'
                          : `/order-details?order=${encodeURIComponent(order.id)}`
                      }
                    />
                  }
                >
                  {order === null ? 'My orders' : 'View order'}
                </ButtonLink>
                <ButtonLink render={<PageLink to="/" />}>Continue shopping</ButtonLink>
              </>
            }
          />
        )}
      </ResultPage>
    </>
  );
}
