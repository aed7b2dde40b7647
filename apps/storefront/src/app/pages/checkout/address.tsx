import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { AddressStep } from '../../../features/checkout/address-step.tsx';
import { type CheckoutSource, WithCheckoutSource } from '../../../features/checkout/checkout-source.tsx';
import { brand } from '../../../lib/content.ts';
import { useSession } from '../../../lib/session.ts';

/** CHECKOUT-12. */
export function Component() {
  return (
    <>
      <title>{`Address – ${brand().name}`}</title>
      <WithCheckoutSource step={AddressPage} />
    </>
  );
}

function AddressPage({ source }: { readonly source: CheckoutSource }) {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? (
    <AddressStep source={source} />
  ) : (
    <LoginRequired title="Address" text="Please log in to choose where your order should go." />
  );
}
