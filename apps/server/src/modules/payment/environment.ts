import type { AppDeps } from '../../app-deps.ts';
import type { MoveEnvironment } from '../order/move-order.ts';
import type { PaymentGateway } from './gateway.ts';

/** What the use cases of payments work with. */
export type PaymentEnvironment = MoveEnvironment &
  Pick<AppDeps, 'newId' | 'log'> & {
    readonly catalogue: Pick<AppDeps['catalogue'], 'stockChanged'>;
    /** Null when nobody collects money for this shop: it sells cash on delivery only. */
    readonly gateway: PaymentGateway | null;
  };
