import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useToast } from '@ilaneer/ui/layers/toast';
import { lazy, Suspense } from 'react';
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
  // Survives an expired session.
  const checkout = useCheckout(source);
  return isAuthenticated ? (
    <PaymentStep checkout={checkout} proveMobile={(number) => <ProveMobile mobileNumber={number} />} />
  ) : (
    <LoginRequired title="Payment" text="Please log in to place your order." />
  );
}

const MobileChange = lazy(async () => ({
  default: (await import('../../../features/account/profile/mobile-change.tsx')).MobileChange,
}));

function ProveMobile({ mobileNumber }: { readonly mobileNumber: string }) {
  const { user } = useSession();
  const { show } = useToast();
  if (user === null) return null;
  return (
    <Suspense fallback={<Spinner label="Loading..." className="size-6" />}>
      <MobileChange
        hasPassword={user.hasPassword}
        mobileNumber={mobileNumber}
        onConfirmed={() =>
          show({
            text: 'Your mobile number is confirmed. You can pay on delivery now.',
            tone: 'success',
          })
        }
      />
    </Suspense>
  );
}
