import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inlineScriptSources } from './inline-scripts.ts';

const ONE_YEAR_SECONDS = 31_536_000;

// What Razorpay's Checkout loads, frames and reports to; its script fetches its risk check from the second host.
const RAZORPAY = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://lumberjack.razorpay.com'],
};
const NO_WINDOW: typeof RAZORPAY = { scripts: [], frames: [], connections: [] };

type SecurityOptions = {
  readonly live: boolean;
  /** Payments are made in Razorpay's window over our pages. */
  readonly opensRazorpay: boolean;
  /** The built storefront, whose page starts itself by a script within it. */
  readonly storefrontDir: string | null;
};

/**
 * Strict reply headers: only our own scripts, styles, pictures and fonts, beside what the payment window needs when
 * there is one, and nobody may frame us.
 */
export const securityHeaders = fastifyPlugin<SecurityOptions>(async (app: FastifyInstance, options) => {
  const { scripts, frames, connections } = options.opensRazorpay ? RAZORPAY : NO_WINDOW;
  const { storefrontDir } = options;
  const index = storefrontDir === null ? '' : readFileSync(join(storefrontDir, 'index.html'), 'utf8');
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptSources(index), ...scripts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connections],
        frameSrc: ["'self'", ...frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.live ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.live ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  });
});
