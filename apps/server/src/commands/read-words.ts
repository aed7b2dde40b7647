import { type ParseArgsConfig, parseArgs } from 'node:util';
import { err, ok } from '@ilaneer/domain/result';

/** Errors: text for the operator. */
export function readWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return ok(parseArgs({ args: [...words], allowPositionals: true, options }));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
