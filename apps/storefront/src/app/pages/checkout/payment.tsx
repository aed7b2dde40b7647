import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { type CheckoutSource, WithCheckoutSource } from '../../../features/checkout/checkout-source.tsx';
import { PaymentStep } from '../../../features/checkout/payment-step.tsx';
import { useCheckout } from '../../../features/checkout/use-checkout.ts';
import { brand } from '../../../lib/content.ts';
import { useSession } from '../../../lib/session.ts';

export function Component() {
  return (
    <>
      <title>{`Payment – ${brand().name}`}</title>
      <WithCheckoutSource step={PaymentPage} />
    </>
  );
}

function PaymentPage({ source }: { readonly source: CheckoutSource }) {
  const { isAuthenticated } = useSession();
  // Here, so that what was chosen outlives a session that ends and begins again.
  const checkout = useCheckout(source);
  return isAuthenticated ? (
    <PaymentStep checkout={checkout} />
  ) : (
    <LoginRequired title="Payment" text="Please log in to place your order." />
  );
}
