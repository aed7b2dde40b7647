import { ORDER_MOVES, type OrderMove } from '@ilaneer/domain/order/transition-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { RETURN_MOVES } from '@ilaneer/domain/return/return-life';
import { isReturnCommand, type ReturnCommand, readReturnCommand } from './read-return-command.ts';
import { readWords } from './read-words.ts';

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
  ship takes --courier <name> --tracking <number>; cancel takes --reason <text>.
  Returns: ${[...RETURN_MOVES, 'photos'].map((move) => `return-${move}`).join(', ')}
  return-refuse takes --reason <text>; return-received takes --restock when the goods can be sold again;
  return-refunded takes --reference <text> when money was paid out by hand; return-photos takes --into <folder>.
  An order with several returns: --return <number>, from 1.`;

/** The options of the command, by the moves that take them. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  courier: ['ship'],
  tracking: ['ship'],
  reason: ['cancel', 'return-refuse'],
  restock: ['return-received'],
  reference: ['return-refunded'],
  into: ['return-photos'],
};

const WORDS = {
  courier: { type: 'string' },
  tracking: { type: 'string' },
  reason: { type: 'string' },
  return: { type: 'string' },
  restock: { type: 'boolean' },
  reference: { type: 'string' },
  into: { type: 'string' },
} as const;

/** Reads the words of the command. Errors: what is wrong with them, in words for the operator. */
export function readOrderCommand(words: readonly string[]): Result<OrderCommand | ReturnCommand, string> {
  const read = readWords(words, WORDS);
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [wanted = '', orderNumber = '', ...more] = positionals;
  const move = ORDER_MOVES.find((one) => one === wanted);
  const isReturn = isReturnCommand(wanted);
  if (move === undefined && !isReturn) {
    return err(wanted === '' ? 'Which move?' : `There is no move '${wanted}'.`);
  }
  if (orderNumber === '') return err('Which order? Give its number, such as OD10001.');
  if (more.length > 0) return err(`One order at a time: what is '${more.join(' ')}'?`);
  const { courier = '', tracking = '', reason, return: returnNumber, ...ofReturn } = values;
  for (const option of Object.keys(values)) {
    const takers = option === 'return' ? null : (OPTIONS[option] ?? []);
    const isTaken = takers === null ? isReturn : takers.includes(wanted);
    if (!isTaken) return err(`${wanted} takes no --${option}.`);
  }
  if (move === undefined)
    return readReturnCommand(wanted, { ...ofReturn, orderNumber, reason, returnNumber });
  if (move === 'ship') return ok({ move, orderNumber, courier, trackingNumber: tracking });
  if (move === 'cancel') return ok({ move, orderNumber, reason: reason?.trim() || null });
  return ok({ move, orderNumber });
}
