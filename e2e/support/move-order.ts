import { askClerk } from './clerk/clerk.ts';
import type { Order } from './shopper.ts';

export function moveOrder(order: Order, ...moves: readonly string[]): Promise<void> {
  return moveOrderOf(undefined, order, ...moves);
}

export async function moveOrderOf(
  dataDir: string | undefined,
  { orderNumber }: Pick<Order, 'orderNumber'>,
  ...moves: readonly string[]
): Promise<void> {
  for (const move of moves) {
    const [word = '', ...options] = move.split(' ');
    await askClerk({ do: 'orders', words: [word, orderNumber, ...options] }, dataDir);
  }
}

export const ALL_THE_WAY = [
  'process',
  'ship --courier DTDC --tracking KL123456',
  'in-transit',
  'deliver',
] as const;
