import { lazy } from 'react';
import { loadOwn, OwnPage } from '../../first-paint/own-page.tsx';

const loadMyCart = () => import('./my-cart.tsx');
const MyCart = lazy(async () => ({ default: (await loadMyCart()).MyCart }));

export const loader = () => loadOwn(loadMyCart);

export function Component() {
  return (
    <OwnPage
      title="Cart"
      heading="Your cart"
      invitation="Please log in to see what is in your cart and to check out."
    >
      <MyCart />
    </OwnPage>
  );
}
