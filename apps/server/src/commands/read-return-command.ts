import { err, ok, type Result } from '@ilaneer/domain/result';
import { RETURN_MOVES } from '@ilaneer/domain/return/return-life';
import type { WhichReturn } from '../flows/returns/transition-return.ts';

/** What an operator asks to do with a return. */
export type ReturnCommand = WhichReturn &
  (
    | { readonly move: 'return-approve' | 'return-picked-up' }
    | { readonly move: 'return-refuse'; readonly reason: string }
    | { readonly move: 'return-received'; readonly restocks: boolean }
    | { readonly move: 'return-refunded'; readonly reference: string | null }
    | { readonly move: 'return-photos'; readonly folder: string }
  );

const COMMANDS = [...RETURN_MOVES, 'photos' as const].map((move) => `return-${move}` as const);

/** Whether a word of the command is about a return. */
export function isReturnCommand(word: string): boolean {
  return COMMANDS.some((command) => command === word);
}

type Options = {
  readonly orderNumber: string;
  readonly returnNumber?: string | undefined;
  readonly reason?: string | undefined;
  readonly restock?: boolean | undefined;
  readonly reference?: string | undefined;
  readonly into?: string | undefined;
};

/** Reads what is wanted of a return. Errors: what is wrong with it, in words for the operator. */
export function readReturnCommand(wanted: string, options: Options): Result<ReturnCommand, string> {
  const { orderNumber, reason = '', restock = false, reference = '', into = '' } = options;
  if (options.returnNumber !== undefined && !/^[1-9]\d{0,3}$/.test(options.returnNumber)) {
    return err(`--return takes the number of the return, from 1, not '${options.returnNumber}'.`);
  }
  const returnNumber = options.returnNumber === undefined ? null : Number(options.returnNumber);
  const which = { orderNumber, returnNumber };
  const move = COMMANDS.find((command) => command === wanted);
  switch (move) {
    case 'return-approve':
    case 'return-picked-up':
      return ok({ ...which, move });
    case 'return-refuse':
      return reason.trim() === ''
        ? err('Say why with --reason: the shopper reads it.')
        : ok({ ...which, move, reason });
    case 'return-received':
      return ok({ ...which, move, restocks: restock });
    case 'return-refunded':
      return ok({ ...which, move, reference: reference.trim() || null });
    case 'return-photos':
      return into.trim() === ''
        ? err('Into which folder? Say --into <folder>.')
        : ok({ ...which, move, folder: into });
    case undefined:
      return err(`There is no move '${wanted}'.`);
  }
}
