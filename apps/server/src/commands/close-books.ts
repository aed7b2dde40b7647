import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { carryOutClosing, closeMonth, takeArchive } from '../flows/month-end/month-end.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import type { WiredCommand } from '../process/wire-shop.ts';

/** JOURNAL-34: what the page does, and the archive as a file. Errors: text for the operator. */
export async function closeBooks(
  deps: WiredCommand['deps'],
  actor: StaffActor,
  { month, folder }: { readonly month: string; readonly folder: string },
): Promise<Result<string, string>> {
  const closed = await closeMonth(deps, actor, month);
  if (!closed.ok) return err(refusalOf(closed.error));
  if (closed.value === null) {
    return ok(`The closing of ${month} is requested. A second person closes it, here or in the staff app.`);
  }
  await carryOutClosing(deps, month);
  const taken = await takeArchive(deps, actor, month);
  if (!taken.ok) return err(refusalOf(taken.error));
  const { name, closing, parts } = taken.value;
  const file = resolve(folder, name);
  try {
    // Complete or absent under its name.
    await pipeline(parts, createWriteStream(`${file}.part`));
    await rename(`${file}.part`, file);
  } catch (error) {
    return err(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { documents, archiveBytes, archiveSha256 } = closing;
  return ok(
    [
      `${month} is closed. Later entries are posted to the next month.`,
      `${file}: ${indianDigits(documents ?? 0)} documents, ${indianDigits(archiveBytes ?? 0)} bytes`,
      `SHA-256 ${archiveSha256 ?? ''}`,
    ].join('\n'),
  );
}

function refusalOf(failure: Failure): string {
  const { message, fields } = toErrorReply(failure).body;
  const contradictions = failure.code === 'BOOKS_UNTIED' ? ['npm run books -- verify names them.'] : [];
  return [fields?.[0]?.message ?? message, ...contradictions].join('\n');
}
