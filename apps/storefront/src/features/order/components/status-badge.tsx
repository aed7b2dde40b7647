import type { OrderStatus } from '@ilaneer/domain/order/status';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import type { IconName } from '@ilaneer/ui/text/icon';
import { statusText } from '../order-texts.ts';

/** An order's status in its style (part 2 section 4, 'Order statuses'). */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {statusText(status)}
    </Badge>
  );
}

type Look = { readonly tone: BadgeTone; readonly icon: IconName };

const AT_WORK: Look = { tone: 'sun', icon: 'clock' };
const ON_THE_ROAD: Look = { tone: 'water', icon: 'truck' };

const LOOKS: Readonly<Record<OrderStatus, Look>> = {
  pending: AT_WORK,
  placed: AT_WORK,
  processing: AT_WORK,
  shipped: ON_THE_ROAD,
  'in transit': ON_THE_ROAD,
  delivered: { tone: 'leaf', icon: 'tick' },
  cancelled: { tone: 'hibiscus', icon: 'close' },
};
