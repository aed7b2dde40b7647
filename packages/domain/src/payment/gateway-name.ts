/** Who can collect money for the shop: each has an adapter of this name. */
export const GATEWAY_NAMES = ['sandbox', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAY_NAMES)[number];

export function isGatewayName(word: string): word is GatewayName {
  return GATEWAY_NAMES.some((name) => name === word);
}
