import type { PaymentView } from '@ilaneer/contract/payment';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { useGoToCheckout } from './use-go-to-checkout.ts';

/** Leads to where a payment is made, again, should the shopper have left there. */
export function CheckoutOpener({ payment }: { readonly payment: PaymentView }) {
  const goToCheckout = useGoToCheckout();
  const [opening, setOpening] = useState(false);
  return (
    <>
      <p>You pay on the secure page of our payment partner, and come back here by yourself.</p>
      {payment.checkout.kind === 'window' && payment.method === 'saved-card' && (
        <p>Choose your saved card in the payment window, and enter its CVV there.</p>
      )}
      {payment.checkout.kind === 'page' ? (
        <ButtonLink size="lg" wide render={<a href={payment.checkout.url} />}>
          <Icon name="lock" className="size-5" />
          Go to the payment page
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          wide
          busy={opening}
          onClick={() => {
            setOpening(true);
            void goToCheckout(payment).finally(() => setOpening(false));
          }}
        >
          <Icon name="lock" className="size-5" />
          Open the payment window
        </Button>
      )}
    </>
  );
}
