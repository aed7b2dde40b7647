import { parseArgs } from 'node:util';
import { ORDER_MOVES, type OrderMove } from '@ilaneer/domain/order/move-order';
import { err, ok, type Result } from '@ilaneer/domain/result';

/** What an operator asks to do with an order. */
export type OrderCommand =
  | { readonly move: Exclude<OrderMove, 'ship' | 'cancel'>; readonly orderNumber: string }
  | {
      readonly move: 'ship';
      readonly orderNumber: string;
      readonly courier: string;
      readonly trackingNumber: string;
    }
  | { readonly move: 'cancel'; readonly orderNumber: string; readonly reason: string | null };

/** How the command is written. */
export const ORDER_COMMAND_USAGE = `npm run orders -- <move> <order number>
  Moves: ${ORDER_MOVES.join(', ')}
  ship takes --courier <name> --tracking <number>; cancel takes --reason <text>.`;

/** Reads the words of the command. Errors: what is wrong with them, in words for the operator. */
export function readOrderCommand(words: readonly string[]): Result<OrderCommand, string> {
  const read = readWords(words);
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [wanted = '', orderNumber = '', ...more] = positionals;
  const move = ORDER_MOVES.find((one) => one === wanted);
  if (move === undefined) return err(wanted === '' ? 'Which move?' : `There is no move '${wanted}'.`);
  if (orderNumber === '') return err('Which order? Give its number, such as OD10001.');
  if (more.length > 0) return err(`One order at a time: what is '${more.join(' ')}'?`);
  const { courier = '', tracking = '', reason } = values;
  if (move !== 'ship' && courier + tracking !== '') return err(`Only ship has a courier, not ${move}.`);
  if (move !== 'cancel' && reason !== undefined) return err(`Only cancel has a reason, not ${move}.`);
  if (move === 'ship') return ok({ move, orderNumber, courier, trackingNumber: tracking });
  if (move === 'cancel') return ok({ move, orderNumber, reason: reason?.trim() || null });
  return ok({ move, orderNumber });
}

function readWords(words: readonly string[]) {
  try {
    return ok(
      parseArgs({
        args: [...words],
        allowPositionals: true,
        options: {
          courier: { type: 'string' },
          tracking: { type: 'string' },
          reason: { type: 'string' },
        },
      }),
    );
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
