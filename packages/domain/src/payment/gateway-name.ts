export const GATEWAY_NAMES = ['sandbox', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAY_NAMES)[number];

export function isGatewayName(word: string): word is GatewayName {
  return GATEWAY_NAMES.some((name) => name === word);
}
