import { ORDER_TRANSITIONS, type OrderTransition } from '@ilaneer/domain/order/transition-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { RETURN_TRANSITIONS, type ReturnTransition } from '@ilaneer/domain/return/return-life';
import type { FulfilmentStep } from '../flows/fulfilment/fulfilment.ts';
import type { ReturnStep, WhichReturn } from '../flows/returns/returns.ts';
import { readWords } from './read-words.ts';

export type OrderCommand =
  | FulfilmentStep
  | { readonly transition: 'cancel'; readonly orderNumber: string; readonly reason: string | null };

export type ReturnCommand = ReturnStep | (WhichReturn & { readonly folder: string });

export const RETURN_WORDS: Readonly<Record<ReturnTransition, string>> = {
  approve: 'approve',
  refuse: 'refuse',
  'pick-up': 'picked-up',
  receive: 'received',
  refund: 'refunded',
  exchange: 'exchanged',
};

const PHOTOS = 'return-photos';

const RETURN_MOVES = [...Object.values(RETURN_WORDS).map((word) => `return-${word}`), PHOTOS];

export const ORDER_COMMAND_USAGE = `npm run orders -- <move> <order number>
  Moves: ${ORDER_TRANSITIONS.join(', ')}
  ship takes --courier <name> --tracking <number>; cancel takes --reason <text>.
  Returns: ${RETURN_MOVES.join(', ')}
  return-refuse takes --reason <text>; return-received takes --restock if the goods are fit for sale;
  return-refunded takes --reference <text> for a refund by hand; return-exchanged sends the same goods again; return-photos takes --into <folder>.
  An order with several returns: --return <number>, from 1.`;

const WORDS = {
  courier: { type: 'string' },
  tracking: { type: 'string' },
  reason: { type: 'string' },
  return: { type: 'string' },
  restock: { type: 'boolean' },
  reference: { type: 'string' },
  into: { type: 'string' },
} as const;

type Options = Extract<ReturnType<typeof readWords<typeof WORDS>>, { ok: true }>['value']['values'];

const TAKERS: Readonly<Record<keyof typeof WORDS, readonly string[]>> = {
  courier: ['ship'],
  tracking: ['ship'],
  reason: ['cancel', 'return-refuse'],
  return: RETURN_MOVES,
  restock: ['return-received'],
  reference: ['return-refunded'],
  into: [PHOTOS],
};

export function readOrderCommand(words: readonly string[]): Result<OrderCommand | ReturnCommand, string> {
  const read = readWords(words, WORDS);
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const [wanted = '', orderNumber = '', ...more] = positionals;
  const ofOrder = ORDER_TRANSITIONS.find((one) => one === wanted);
  const ofReturn = RETURN_TRANSITIONS.find((one) => `return-${RETURN_WORDS[one]}` === wanted);
  if (ofOrder === undefined && !RETURN_MOVES.includes(wanted)) {
    return err(wanted === '' ? 'The move is missing.' : `Unknown move: ${wanted}`);
  }
  if (orderNumber === '') return err('The order number is missing, such as OD10001.');
  if (more.length > 0) return err(`One order at a time. Unexpected: ${more.join(' ')}`);
  for (const [option, takers] of Object.entries(TAKERS)) {
    if (option in values && !takers.includes(wanted)) return err(`${wanted} takes no --${option}.`);
  }
  if (ofOrder !== undefined) return ok(readFulfilment(ofOrder, orderNumber, values));
  const which = readWhich(orderNumber, values.return);
  if (!which.ok) return which;
  return ofReturn === undefined ? readPhotos(which.value, values) : readReturn(ofReturn, which.value, values);
}

function readFulfilment(transition: OrderTransition, orderNumber: string, values: Options): OrderCommand {
  switch (transition) {
    case 'ship': {
      const { courier = '', tracking: trackingNumber = '' } = values;
      return { transition, orderNumber, courier, trackingNumber };
    }
    case 'cancel':
      return { transition, orderNumber, reason: values.reason?.trim() || null };
    case 'accept':
    case 'process':
    case 'in-transit':
    case 'deliver':
      return { transition, orderNumber };
  }
}

function readWhich(orderNumber: string, returnNumber: string | undefined): Result<WhichReturn, string> {
  if (returnNumber === undefined) return ok({ orderNumber, returnNumber: null });
  if (/^[1-9]\d{0,3}$/.test(returnNumber)) return ok({ orderNumber, returnNumber: Number(returnNumber) });
  return err(`--return takes the number of the return, from 1, not '${returnNumber}'.`);
}

function readReturn(
  transition: ReturnTransition,
  which: WhichReturn,
  { reason = '', restock = false, reference = '' }: Options,
): Result<ReturnCommand, string> {
  switch (transition) {
    case 'approve':
    case 'pick-up':
      return ok({ ...which, transition });
    case 'refuse':
      return reason.trim() === ''
        ? err('--reason is missing; it is shown to the shopper.')
        : ok({ ...which, transition, reason });
    case 'receive':
      return ok({ ...which, transition, restock: restock ? 'all fit for sale' : [] });
    case 'refund':
      return ok({ ...which, transition, reference: reference.trim() || null });
    case 'exchange':
      return ok({ ...which, transition, goods: [], reference: null });
  }
}

function readPhotos(which: WhichReturn, { into = '' }: Options): Result<ReturnCommand, string> {
  return into.trim() === '' ? err('--into <folder> is missing.') : ok({ ...which, folder: into });
}
