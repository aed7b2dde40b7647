import { lazy } from 'react';
import { loadOwn, OwnPage } from '../../first-paint/own-page.tsx';

const loadMyOrders = () => import('./my-orders.tsx');
const MyOrders = lazy(async () => ({ default: (await loadMyOrders()).MyOrders }));

export const loader = () => loadOwn(loadMyOrders);

export function Component() {
  return (
    <OwnPage title="My orders" heading="My orders" invitation="Please log in to follow your orders.">
      <MyOrders />
    </OwnPage>
  );
}
