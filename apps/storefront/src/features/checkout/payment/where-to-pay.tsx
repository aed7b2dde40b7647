import type { PaymentView } from '@ilaneer/contract/payment/payment';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { useOpenPayment } from './open-payment.ts';

export function WhereToPay({ payment }: { readonly payment: PaymentView }) {
  return payment.upi === null ? (
    <CheckoutOpener payment={payment} />
  ) : (
    <UpiCode upi={payment.upi} checkout={payment.checkout} />
  );
}

type UpiCodeProps = {
  readonly upi: NonNullable<PaymentView['upi']>;
  readonly checkout: PaymentView['checkout'];
};

/** PAYMENT-6. */
function UpiCode({ upi, checkout }: UpiCodeProps) {
  return (
    <>
      <div className="hidden w-full justify-items-center gap-2 max-md:grid pointer-coarse:grid">
        <ButtonLink size="lg" wide render={<a href={upi.link} />}>
          Open your UPI app
        </ButtonLink>
        <p className="text-palm-soft text-sm">Or scan this code from another phone.</p>
      </div>
      <p className="max-md:hidden pointer-coarse:hidden">Scan this code with any UPI app on your phone.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qrSvg)}`}
        alt="QR code of this payment for your UPI app"
        width={240}
        height={240}
        className="size-60 rounded-lg ring-1 ring-line"
      />
      {checkout.kind === 'page' && (
        <a
          href={checkout.url}
          className="inline-flex min-h-touch items-center font-semibold text-leaf-dark text-sm underline underline-offset-4"
        >
          Open the sandbox UPI page
        </a>
      )}
    </>
  );
}

function CheckoutOpener({ payment }: { readonly payment: PaymentView }) {
  const openPayment = useOpenPayment();
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
            void openPayment(payment).finally(() => setOpening(false));
          }}
        >
          <Icon name="lock" className="size-5" />
          Open the payment window
        </Button>
      )}
    </>
  );
}
