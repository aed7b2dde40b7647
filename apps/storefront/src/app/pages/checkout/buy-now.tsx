import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { buyNowSearch, readBuyNow } from '../../../features/checkout/items/buy-now.ts';
import { brand } from '../../../lib/content.ts';
import { askForLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { Component as OrderComplete } from './order-complete.tsx';

/** CHECKOUT-20. */
export function Component() {
  const { isAuthenticated } = useSession();
  const choice = readBuyNow(useSearchParams()[0]);
  const mustLogin = choice !== null && !isAuthenticated;
  useEffect(() => {
    // This page redirects by itself after the login.
    if (mustLogin) askForLogin(() => undefined);
  }, [mustLogin]);

  if (choice === null) return <OrderComplete />;
  if (isAuthenticated) return <Navigate to={`/address${buyNowSearch(choice)}`} replace />;
  return (
    <>
      <title>{`Buy now – ${brand().name}`}</title>
      <LoginRequired title="Buy now" text="Please log in, then we go straight on to your address." />
    </>
  );
}
