import type { AppDeps } from '../../app-deps.ts';
import type { MoveEnvironment } from '../../flows/fulfilment/transition-order.ts';
import type { PaymentGateways } from './gateways/registry.ts';

/** What the use cases of payments work with. */
export type PaymentEnvironment = MoveEnvironment &
  Pick<AppDeps, 'newId' | 'log'> & {
    readonly catalogue: Pick<AppDeps['catalogue'], 'stockChanged'>;
    readonly gateways: PaymentGateways;
  };
