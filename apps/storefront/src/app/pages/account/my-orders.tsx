import { BuyAgain } from '../../../features/cart/buy-again.tsx';
import { PayOrder } from '../../../features/checkout/payment/pay-order.tsx';
import { OrdersScreen } from '../../../features/order/list/orders-screen.tsx';
import { OrderSupport } from '../../../features/support/ask-for-help.tsx';

const PAY_LOOK = { size: 'sm', className: 'max-sm:order-first max-sm:mb-2 max-sm:w-full sm:ml-2' } as const;

export function MyOrders() {
  return (
    <OrdersScreen
      actions={(order, refresh) => (
        <>
          <OrderSupport order={order} />
          <BuyAgain orderId={order.id} orderNumber={order.orderNumber} />
          <PayOrder label="Pay now" look={PAY_LOOK} order={order} replaces={false} onRefused={refresh} />
        </>
      )}
    />
  );
}
