import { Navigate, useSearchParams } from 'react-router';
import { PayByLink } from '../../../features/checkout/payment/pay-by-link.tsx';
import { brand } from '../../../lib/content.ts';

/** Where a payment link leads: no login is needed. */
export function Component() {
  const link = useSearchParams()[0].get('link');
  if (link === null) return <Navigate to="/" replace />;
  return (
    <>
      <title>{`Pay for your order – ${brand.name}`}</title>
      <PayByLink key={link} link={link} />
    </>
  );
}
