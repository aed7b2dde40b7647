import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { sign } from '../../modules/payment/payment.ts';
import { type DecisionError, decide } from './decide.ts';
import { findSandboxCard, findSandboxOrder, listSandboxPayments } from './ledger.ts';
import { SANDBOX_PAGE_CSS, sandboxPage } from './page.ts';
import { SANDBOX_GATEWAY_PATH } from './sandbox-gateway.ts';
import { sandboxSecret } from './webhook.ts';

const problems: Readonly<Record<DecisionError, string>> = {
  UNKNOWN: 'There is no such payment.',
  PAID_ALREADY: 'This payment is complete.',
  CARD_NUMBER_INVALID: 'Please enter a card number of 12 to 19 digits.',
  CARD_GONE: 'This card was removed.',
};

export function sandboxGatewayRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  app.register(
    async (pages) => {
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );

      pages.get('/page.css', async (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(SANDBOX_PAGE_CSS),
      );

      pages.get<{ Params: { id: string } }>('/:id', (request, reply) =>
        sendPage(reply, request.params.id, null),
      );

      pages.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
        '/:id',
        async (request, reply) => {
          const { id } = request.params;
          const { decision, cardNumber = null, expiry = null } = request.body ?? {};
          if (decision === 'pending') return comeBack(reply, { order: id });
          const approves = decision === 'approve';
          const decided = await decide(deps, id, { approves, cardNumber, expiry });
          if (!decided.ok) return sendPage(reply, id, decided.error);
          const { paymentId } = decided.value;
          const signature = sign(`${id}|${paymentId}`, sandboxSecret(deps.keys));
          return comeBack(reply, { order: id, payment: paymentId, signature });
        },
      );

      async function sendPage(reply: FastifyReply, id: string, problem: DecisionError | null) {
        const order = await findSandboxOrder(deps.db, id);
        if (order === null) return reply.callNotFound();
        const payments = await listSandboxPayments(deps.db, id);
        const page = sandboxPage({
          order,
          card: order.cardToken === null ? null : await findSandboxCard(deps.db, order.cardToken),
          isPaid: payments.some(({ status }) => status === 'captured'),
          problem: problem === null ? null : problems[problem],
        });
        return reply.header('cache-control', 'no-store').type('text/html').send(page);
      }
    },
    { prefix: SANDBOX_GATEWAY_PATH },
  );
}

function comeBack(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  return reply.redirect(`/api/payment-return/sandbox?${new URLSearchParams(query)}`, 303);
}
