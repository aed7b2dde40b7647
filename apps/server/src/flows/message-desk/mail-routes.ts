import { err, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { isSignedBy } from '../../modules/payment/payment.ts';
import { type InboundDeps, type MailOutcome, receiveMail } from '../../modules/support/support.ts';
import { readJsonMail, readRawMail } from './read-mail.ts';

const LARGEST_BYTES = 15_000_000;
const LARGEST_JSON_BYTES = 1_000_000;
const SIGNATURE_LASTS_SECONDS = 300;
const NO_BODY = Buffer.alloc(0);

/** Mails to the shop, as JSON or RFC 822 (SUPPORT-11); the Message-ID makes a repeated delivery harmless. */
export function mailRoutes(app: FastifyInstance, deps: Deps & InboundDeps): void {
  const { inboundMail } = deps.config;
  if (inboundMail === null) return;
  app.register(async (hooks) => {
    // Signatures cover raw bytes: no parsing before.
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    hooks.post<{ Body: Buffer | undefined }>(
      '/webhooks/mail',
      { bodyLimit: LARGEST_BYTES },
      async (request, reply) => {
        const body = request.body ?? NO_BODY;
        const { 'x-mail-signature': signature = '', 'content-type': type = '' } = request.headers;
        reply.header('cache-control', 'no-store');
        if (!isSigned(String(signature), body, inboundMail.secret, deps.now())) {
          hooks.security.record({ event: 'webhook.refused', gateway: 'mail' }, request);
          return reply.code(401).send(toErrorReply({ code: 'MAIL_SIGNATURE_INVALID' }).body);
        }
        const received = await receive(body, type);
        if (received.ok) return reply.send({ success: true, status: received.value });
        const { retryAfterSeconds } = received.error;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        const refused = toErrorReply(received.error);
        return reply.code(refused.status).send(refused.body);
      },
    );
  });

  async function receive(body: Buffer, type: string): Promise<Result<MailOutcome, Failure>> {
    const isRaw = /^message\/rfc822\b/i.test(type);
    if (!isRaw && body.length > LARGEST_JSON_BYTES) return err({ code: 'PAYLOAD_TOO_LARGE' });
    const mail = isRaw ? await readRawMail(body) : readJsonMail(body);
    return mail.ok ? receiveMail(deps, mail.value) : err(invalid([mail.error]));
  }
}

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>." and the body>`: a copied request is stale after five minutes. */
function isSigned(signature: string, body: Buffer, secret: string, now: Date): boolean {
  const [, seconds = '', digest = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature.trim()) ?? [];
  const age = Math.abs(now.getTime() / 1_000 - Number(seconds));
  if (digest === '' || age > SIGNATURE_LASTS_SECONDS) return false;
  return isSignedBy(digest, Buffer.concat([Buffer.from(`${seconds}.`), body]), secret);
}
