import type { PaymentGateway } from './gateway.ts';

/** New payments use the current gateway; earlier ones keep theirs. */
export type PaymentGateways = {
  /** Null: cash on delivery only. */
  readonly current: PaymentGateway | null;
  readonly all: readonly PaymentGateway[];
  named(name: string): PaymentGateway | null;
};

export type PaymentDeps = { readonly gateways: PaymentGateways };

export function paymentGateways(...all: readonly PaymentGateway[]): PaymentGateways {
  return {
    current: all[0] ?? null,
    all,
    named: (name) => all.find((gateway) => gateway.name === name) ?? null,
  };
}
