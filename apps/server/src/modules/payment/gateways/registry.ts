import type { PaymentGateway } from './gateway.ts';

/**
 * Every gateway that is set up. New payments are collected by the current one; what another one collected before is
 * asked about, verified and given back there.
 */
export type PaymentGateways = {
  /** Null when nobody collects money for this shop: it sells cash on delivery only. */
  readonly current: PaymentGateway | null;
  readonly all: readonly PaymentGateway[];
  /** The gateway of a payment; null when it is not set up any more. */
  named(name: string): PaymentGateway | null;
};

/** What payments bring along, beside what every use case works with. */
export type PaymentDeps = { readonly gateways: PaymentGateways };

/** A registry of gateways; the first one is the current one. */
export function paymentGateways(...all: readonly PaymentGateway[]): PaymentGateways {
  return {
    current: all[0] ?? null,
    all,
    named: (name) => all.find((gateway) => gateway.name === name) ?? null,
  };
}
