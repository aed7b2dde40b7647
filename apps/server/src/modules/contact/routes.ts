import * as contact from '@ilaneer/contract/support/contact';
import * as enquiry from '@ilaneer/contract/support/enquiry';
import * as tracking from '@ilaneer/contract/support/track-ticket';
import { ok } from '@ilaneer/domain/result';
import { ticketNumberFrom } from '@ilaneer/domain/support/ticket-number';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { emailTypedIn, isTrapped, recipientOf } from '../../http/form-guards.ts';
import { serveCall } from '../../http/serve-call.ts';
import { type InboundDeps, rateTicket } from '../support/support.ts';
import { sendContactForm } from './send-contact-form.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { trackTicket } from './track-ticket.ts';

const HOUR_MS = 3_600_000;

/** Public forms. Honeypot hits get the usual reply and are dropped. */
export function contactRoutes(app: FastifyInstance, deps: Deps & InboundDeps): void {
  // Both mail the typed address, so they are limited per address.
  const limits = [
    app.limitAttempts({ name: 'contact', max: 10, windowMs: HOUR_MS }),
    app.limitAttempts({ name: 'contact-recipient', max: 5, windowMs: HOUR_MS, keyOf: recipientOf }),
  ];

  serveCall(
    app,
    contact.sendContactForm,
    async ({ body }) => {
      const timestamp = deps.now().toISOString();
      const thanks = (ticketNumber: string) =>
        ok({
          success: true as const,
          message: 'Email sent successfully',
          ticketNumber,
          timestamp,
        });
      if (isTrapped(body)) return thanks(ticketNumberFrom(deps.newId()));
      const sent = await sendContactForm(deps, contact.readContact(body), body.country ?? '');
      return sent.ok ? thanks(sent.value.number) : sent;
    },
    { limits },
  );

  serveCall(
    app,
    enquiry.sendEnquiry,
    async ({ body }) => {
      const thanks = (ticketNumber: string) =>
        ok({ success: true as const, message: 'Thank you! We have your enquiry.', ticketNumber });
      if (isTrapped(body)) return thanks(ticketNumberFrom(deps.newId()));
      const sent = await sendEnquiry(deps, enquiry.readEnquiry(body), body.productId || null);
      return sent.ok ? thanks(sent.value.number) : sent;
    },
    { limits },
  );

  serveCall(
    app,
    tracking.rateTicket,
    async ({ body }) => {
      const rated = await rateTicket(deps, body);
      if (!rated.ok) return rated;
      const message =
        body.rating === null ? 'We go on with it, and write to you.' : 'Thank you. That helps us.';
      return ok({ success: true as const, message });
    },
    { limits: [app.limitAttempts({ name: 'rate-ticket', max: 20, windowMs: HOUR_MS })] },
  );

  serveCall(
    app,
    tracking.trackTicket,
    async ({ body }) => {
      const found = await trackTicket(deps, body);
      return found.ok ? ok({ success: true as const, ticket: found.value }) : found;
    },
    {
      // Prevents guessing numbers, per network and address.
      limits: [
        app.limitAttempts({ name: 'track-ticket', max: 20, windowMs: HOUR_MS }),
        app.limitAttempts({
          name: 'track-ticket-address',
          max: 10,
          windowMs: HOUR_MS,
          keyOf: (request) => emailTypedIn(request) || null,
        }),
      ],
    },
  );
}
