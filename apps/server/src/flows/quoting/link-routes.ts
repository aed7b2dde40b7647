import { readAddress } from '@ilaneer/contract/address/address';
import * as calls from '@ilaneer/contract/quote';
import { BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';
import { type AcceptDeps, acceptQuote } from './accept-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { fileOfQuote, type QuoteFileDeps } from './quote-file.ts';
import { quoteOfLink } from './quote-link.ts';
import { type QuoteViewDeps, toQuoteView } from './views.ts';

/** For the holder of the mailed link, without a login (QUOTE-5). */
export function quoteLinkRoutes(
  app: FastifyInstance,
  deps: AcceptDeps & QuoteFileDeps & QuoteViewDeps,
): void {
  const limits = [app.limitAttempts({ name: 'quote-link', max: 120, windowMs: 600_000 })];
  const answerLimits = [app.limitAttempts({ name: 'quote-answer', max: 30, windowMs: 600_000 })];

  serveCall(
    app,
    calls.openQuote,
    async ({ body }) => {
      const quote = await quoteOfLink(deps, body.link);
      return quote.ok ? ok({ success: true, quote: await toQuoteView(deps, quote.value) }) : quote;
    },
    { limits },
  );

  serveFile(
    app,
    calls.openQuoteFile,
    async ({ body }) => {
      const quote = await quoteOfLink(deps, body.link);
      return quote.ok ? fileOfQuote(deps, quote.value) : quote;
    },
    limits,
  );

  serveCall(
    app,
    calls.acceptQuote,
    async ({ body }) => {
      const { link, address, billing = null, payment } = body;
      const placed = await acceptQuote(deps, {
        link,
        address: readAddress(address, BLANK_ADDRESS),
        billing: billing === null ? null : { addressLine2: '', city: '', ...billing },
        payment,
      });
      if (!placed.ok) return placed;
      const { id, number, status } = placed.value;
      const payLink = status === 'pending' ? payTokenOf(deps, id) : null;
      return ok({ success: true, orderNumber: number, payLink });
    },
    { limits: answerLimits },
  );

  serveCall(
    app,
    calls.declineQuote,
    async ({ body }) => {
      const declined = await declineQuote(deps, body);
      return declined.ok ? ok({ success: true, quote: await toQuoteView(deps, declined.value) }) : declined;
    },
    { limits: answerLimits },
  );
}
