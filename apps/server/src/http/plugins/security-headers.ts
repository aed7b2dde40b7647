import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inlineSources } from '../pages/inline-sources.ts';
import { schemaCompilers } from '../schema-compilers.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Hosts of the payment window by CSP directive. */
export type WindowHosts = Readonly<Record<'scripts' | 'frames' | 'connections', readonly string[]>>;

const OWN = "'self'";
const STYLES = `style-src ${OWN}`;
const SCRIPTS = `script-src ${OWN}`;

const OF_EVERY_FILE = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

const NO_WINDOW: WindowHosts = { scripts: [], frames: [], connections: [] };

type SecurityOptions = {
  readonly live: boolean;
  /** Null without a payment window. */
  readonly paymentWindow: WindowHosts | null;
  readonly storefrontDir: string | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers for replies outside hooks. */
    strictHeaders: Readonly<Record<string, string>>;
    /** CSP for a page with inline elements (`inlineSource`). */
    policyWith(sources: { readonly style: string; readonly script?: string }): string;
    /** Names of the strict headers that govern a document, and nothing that it loads. */
    documentHeaders: readonly string[];
  }
}

/** CSP and friends: own sources only, plus the payment window's; no framing. */
export const securityHeaders = fastifyPlugin<SecurityOptions>(async (app: FastifyInstance, options) => {
  const { scripts, frames, connections } = options.paymentWindow ?? NO_WINDOW;
  const { storefrontDir } = options;
  const index = storefrontDir === null ? '' : readFileSync(join(storefrontDir, 'index.html'), 'utf8');
  const headers: Readonly<Record<string, string>> = {
    ...(await helmetHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: [OWN, ...inlineSources(index).scripts, ...scripts],
          styleSrc: [OWN],
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
    })),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  };
  app.decorate('strictHeaders', headers);
  app.decorate(
    'documentHeaders',
    Object.keys(headers).filter((name) => !OF_EVERY_FILE.includes(name)),
  );
  const policy = headers['content-security-policy'] ?? '';
  app.decorate('policyWith', ({ style, script }) => {
    const styled = policy.replace(STYLES, () => `${STYLES} ${style}`);
    return script === undefined ? styled : styled.replace(SCRIPTS, () => `${SCRIPTS} ${script}`);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** helmet's constant headers, read once. The probe compiles no schema. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify({ schemaController: { compilersFactory: schemaCompilers() } });
  await probe.register(fastifyHelmet, options);
  probe.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection');
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
