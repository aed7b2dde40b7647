import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Navigate, useSearchParams } from 'react-router';
import { PayByLink } from '../../../features/checkout/payment/pay-by-link.tsx';
import { brand } from '../../../lib/content.ts';

export function Component() {
  const link = useSearchParams()[0].get('link');
  if (link === null) return <Navigate to="/" replace />;
  if (link.trim() === '') {
    return (
      <>
        <title>{`Pay for your order – ${brand.name}`}</title>
        <StatePanel
          kind="error"
          heading="h1"
          title="This link is not complete"
          text="Its end is missing. Please open the link in your mail again, or copy all of it."
          className="py-section"
        />
      </>
    );
  }
  return (
    <>
      <title>{`Pay for your order – ${brand.name}`}</title>
      <PayByLink key={link} link={link} />
    </>
  );
}
