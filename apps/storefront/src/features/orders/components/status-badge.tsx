import type { OrderStatus } from '@ilaneer/domain/order/status';
import { Badge, type BadgeTone } from '@ilaneer/ui/badge';
import type { IconName } from '@ilaneer/ui/icon';
import { statusText } from '../order-texts.ts';

/** An order's status in its style (part 2 section 4, 'Order statuses'). */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { tone, icon } = lookOf(status);
  return (
    <Badge tone={tone} icon={icon}>
      {statusText(status)}
    </Badge>
  );
}

function lookOf(status: OrderStatus): { readonly tone: BadgeTone; readonly icon: IconName } {
  switch (status) {
    case 'shipped':
    case 'in transit':
      return { tone: 'water', icon: 'truck' };
    case 'delivered':
      return { tone: 'leaf', icon: 'tick' };
    case 'cancelled':
      return { tone: 'hibiscus', icon: 'close' };
    default:
      return { tone: 'sun', icon: 'clock' };
  }
}
