import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { findQuote, listVersions, type Quote } from '../../modules/quote/quote.ts';

/** Behind the hash, which no server and no log sees. */
export function quoteLinkOf({ keys, config }: SecretDeps & Pick<Deps, 'config'>, quoteId: string): string {
  return `${config.publicUrl}/#/quote/${quoteTokenOf({ keys }, quoteId)}`;
}

export function quoteTokenOf({ keys }: SecretDeps, quoteId: string): string {
  return tokenOf(keys, 'quote', quoteId);
}

/** Errors: QUOTE_NOT_FOUND, for drafts and forged tokens alike. */
export async function quoteOfLink(
  { db, keys, now }: Pick<Deps, 'db' | 'now'> & SecretDeps,
  link: string,
): Promise<Result<Quote, Failure>> {
  const id = idOfToken(keys, 'quote', link);
  const quote = id === null ? null : await findQuote(db, id, indiaDay(now()));
  return quote === null || quote.sentAt === null ? err({ code: 'QUOTE_NOT_FOUND' }) : ok(quote);
}

/** Only to the same mailbox: a corrected address must not lead its former reader on (QUOTE-4). */
export async function newerTokenOf(
  { db, keys, now }: Pick<Deps, 'db' | 'now'> & SecretDeps,
  { number, revision, email }: Quote,
): Promise<string | null> {
  const versions = await listVersions(db, number, indiaDay(now()));
  const newer = versions.find((one) => one.sentAt !== null && one.revision > revision);
  return newer === undefined || newer.email !== email ? null : quoteTokenOf({ keys }, newer.id);
}
