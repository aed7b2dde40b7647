import { ButtonLink } from '@ilaneer/ui/button-link';
import { Link } from 'react-router';
import { PaymentResult } from '../../features/orders/components/payment-result.tsx';
import { paymentFacts, SAMPLE_NOTE } from '../../features/orders/payment-facts.ts';
import { brand } from '../../lib/content.ts';
import { ResultPage } from '../result-page.tsx';

/** A payment that went through (part 2 section 2, 'Payment result pages'). */
export function Component() {
  return (
    <>
      <title>{`Payment successful – ${brand.name}`}</title>
      <ResultPage title="Payment successful">
        {(order) => (
          <PaymentResult
            succeeded
            title="Payment Successful!"
            text="Thank you. Your payment has reached us."
            facts={paymentFacts(order)}
            note={order === null ? SAMPLE_NOTE : undefined}
            actions={
              <>
                {order !== null && (
                  <ButtonLink
                    variant="secondary"
                    render={<Link to={`/order-details?order=${encodeURIComponent(order.id)}`} />}
                  >
                    View order
                  </ButtonLink>
                )}
                <ButtonLink render={<Link to="/" />}>Continue shopping</ButtonLink>
              </>
            }
          />
        )}
      </ResultPage>
    </>
  );
}
