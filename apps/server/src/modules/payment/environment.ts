import type { AppDeps } from '../../app-deps.ts';
import type { MoveEnvironment } from '../order/move-order.ts';
import type { PaymentGateways } from './gateways.ts';

/** What the use cases of payments work with. */
export type PaymentEnvironment = MoveEnvironment &
  Pick<AppDeps, 'newId' | 'log'> & {
    readonly catalogue: Pick<AppDeps['catalogue'], 'stockChanged'>;
    readonly gateways: PaymentGateways;
  };
