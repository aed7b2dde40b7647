import { indiaDay } from '@ilaneer/domain/india-day';
import { declineProblems } from '@ilaneer/domain/quote/quote-form';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedLines } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { announceQuote, lockQuote, type Quote, updateQuote } from '../../modules/quote/quote.ts';
import { addByLink } from '../../modules/support/support.ts';
import { closed, labelOf, read } from './quote-acts.ts';
import { quoteOfLink } from './quote-link.ts';

/** The reason is a message of the enquiry, which staff answer (QUOTE-6). Errors: QUOTE_NOT_FOUND, QUOTE_CLOSED. */
export async function declineQuote(
  deps: Deps & SecretDeps,
  { link, reason }: { readonly link: string; readonly reason: string },
): Promise<Result<Quote, Failure>> {
  const found = await quoteOfLink(deps, link);
  if (!found.ok) return found;
  const problems = declineProblems({ reason });
  if (problems.length > 0) return err(invalid(problems));
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const at = deps.now();
    const quote = await lockQuote(tx, found.value.id, indiaDay(at));
    if (quote === null) return err({ code: 'QUOTE_NOT_FOUND' });
    if (!allowsAct(quote.now, 'answer')) return err(closed(quote));
    const words = typedLines(reason);
    await updateQuote(tx, quote.id, {
      state: 'declined',
      declineReason: words,
      answeredAt: at,
      updatedAt: at,
    });
    await announceQuote(tx, quote.id);
    await addByLink(tx, deps, quote.ticketId, `Quote ${labelOf(quote)} is declined: ${words}`);
    return ok(await read(tx, deps, quote.id));
  });
}
