import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { connect } from '../db/connect.ts';
import { openQueue, startJobs } from '../jobs/jobs.ts';
import { type PostWebhook, SANDBOX_WEBHOOK_PATH } from '../sandbox/gateway/send-webhook.ts';
import { sandboxRoutes } from '../sandbox/routes.ts';
import { createTelemetry } from '../telemetry/collect.ts';
import type { Config } from './config.ts';
import { jobHandlers, type Senders } from './job-handlers.ts';
import { openLog } from './log.ts';
import { personalDataOf } from './personal-data.ts';
import { registerShopFigures } from './shop-figures.ts';
import { openTelemetry, watchJobs } from './telemetry.ts';
import { type Closer, type Grounds, type Replaced, wireParts } from './wire-parts.ts';

export type WiredShop = { readonly app: FastifyInstance; readonly deps: AppDeps; close(): Promise<void> };

/** The composition root: clock, randomness, network and disk are known only here. */
export async function wireShop(grounds: Grounds, replaced: Replaced = {}): Promise<WiredShop> {
  const closers: Closer[] = [];
  try {
    const { parts, senders } = await wireParts(grounds, replaced, closers);
    const postWebhook = replaced.postWebhook ?? postTo(`http://127.0.0.1:${grounds.config.port}`);
    const watched = await openTelemetry(grounds, closers);
    const jobs = await startJobs(
      grounds.url,
      (queue) =>
        jobHandlers({ ...grounds, ...parts, config: grounds.config, jobs: queue }, senders, postWebhook),
      grounds.log,
      watchJobs(watched, grounds.log),
      replaced.hasClock,
    );
    closers.push(jobs.stop);
    const deps = withPersonalData({ ...parts, ...watched, jobs });
    registerShopFigures(watched.telemetry, deps, grounds.config);
    const hasGateway = deps.gateways.named('sandbox') !== null;
    const app = await buildApp(deps, (scope) =>
      sandboxRoutes(scope, deps, { hasGateway, port: grounds.config.port }),
    );
    closers.push(() => closeApp(app));
    return { app, deps, close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

export type WiredCommand = {
  readonly deps: AppDeps;
  readonly mailer: Senders['mailer'];
  close(): Promise<void>;
};

export async function wireCommand(
  config: Config,
  url: string,
  report: (error: Error) => void,
): Promise<WiredCommand> {
  const { db, close } = connect(url, report, 2);
  const closers: Closer[] = [close];
  try {
    const grounds = { config, log: openLog('silent'), url, db };
    const mailLog = {
      warn: () => undefined,
      error: () => {
        throw new Error('the mail server refused it for good');
      },
    };
    const { parts, senders } = await wireParts(grounds, { isAlone: true, mailLog }, closers);
    const jobs = await openQueue(url, report);
    closers.push(jobs.stop);
    const deps = withPersonalData({ ...parts, jobs, telemetry: createTelemetry(), tracing: null });
    return { deps, mailer: senders.mailer, close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) await close();
}

function withPersonalData(deps: Omit<AppDeps, 'personalData'>): AppDeps {
  return { ...deps, personalData: personalDataOf(deps) };
}

function postTo(origin: string): PostWebhook {
  return async (body, headers) => {
    const { ok } = await fetch(`${origin}${SANDBOX_WEBHOOK_PATH}`, { method: 'POST', body, headers });
    if (!ok) throw new Error('the shop did not take in its webhook');
  };
}

const SWEEP_EVERY_MS = 50;
const WAIT_AT_MOST_MS = 20_000;

/** Idle keep-alive connections are closed repeatedly, stuck requests cut off after a while. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), WAIT_AT_MOST_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
