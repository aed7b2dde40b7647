import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import type { Logger } from 'pino';
import type { AppDeps } from '../app-deps.ts';
import { listen } from '../db/announcements.ts';
import type { PooledDatabase } from '../db/connect.ts';
import { openPrinter, type PrinterDeps } from '../drawing/document-printer.ts';
import { openDrawer, openPainter } from '../flows/storefront/storefront.ts';
import { securityLog } from '../http/security-log.ts';
import { msg91Sms } from '../messages/msg91.ts';
import { noSms, outboxSms } from '../messages/sms.ts';
import { findUser, sessionCache } from '../modules/account/account.ts';
import { readPinCodes } from '../modules/address/address.ts';
import { type LiveChanges, liveChanges } from '../modules/audit/audit.ts';
import { catalogueCache } from '../modules/catalogue/catalogue.ts';
import { contentCache, readPolicyTemplates } from '../modules/content/content.ts';
import { instagram, openGallery } from '../modules/gallery/gallery.ts';
import { findOrder } from '../modules/order/order.ts';
import {
  countStranded,
  type PaymentGateway,
  type PaymentGateways,
  paymentGateways,
  razorpayGateway,
} from '../modules/payment/payment.ts';
import { diskStore, s3Store } from '../modules/picture/picture.ts';
import { openSettings, readSections } from '../modules/setting/setting.ts';
import { openProviders } from '../modules/social-login/social-login.ts';
import { staffFinder } from '../modules/staff/staff.ts';
import { storeCache } from '../modules/store/store.ts';
import { ratesBySetting, readHsnRates } from '../modules/tax-rate/tax-rate.ts';
import { sandboxGateway } from '../sandbox/gateway/sandbox-gateway.ts';
import type { PostWebhook } from '../sandbox/gateway/send-webhook.ts';
import { loadSampleCatalogue } from '../sandbox/sample-shop/load-sample-shop.ts';
import type { Config } from './config.ts';
import type { Senders } from './job-handlers.ts';
import { openMailers } from './mailers.ts';
import { ownersIn } from './owners-repository.ts';
import { readSecrets } from './secrets.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const STOREFRONT = join(ROOT, 'apps', 'storefront', 'dist');
const BACKOFFICE = join(ROOT, 'apps', 'backoffice', 'dist');
const LONGEST_LOOP_DELAY_MS = 2_000;

/** The folder with the brand, the rates and, in a sandbox, everything that is sold. */
export const CONTENT = join(ROOT, 'content');

/** Ends something that was opened. */
export type Closer = () => Promise<void>;

/** What is there before a shop is wired. */
export type Grounds = {
  readonly config: Config;
  readonly log: Logger;
  readonly url: string;
  readonly db: PooledDatabase;
};

/** What tests put in the place of the real thing. */
export type Replaced = Partial<
  Senders &
    Pick<
      AppDeps,
      | 'now'
      | 'gateways'
      | 'loginProviders'
      | 'drawDocument'
      | 'drawSheets'
      | 'drawPage'
      | 'longestLoopDelayMs'
      | 'storefrontDir'
      | 'backofficeDir'
      | 'picturesDir'
    > & {
      readonly postWebhook: PostWebhook;
      readonly hsnRates: AppDeps['hsnRates'];
      readonly renewCatalogueAtMostEveryMs: number;
      /** Hears of mails that could not be sent. */
      readonly mailLog: Pick<Logger, 'warn' | 'error'>;
      /** No other process shares the database, so that there is nobody to hear of. */
      readonly isAlone: boolean;
    }
>;

export type Parts = Omit<AppDeps, 'jobs' | 'personalData'>;

/** Puts together what the shop works with, but for its queue. What has to be closed again goes to `closers`. */
export async function wireParts(
  { config, log, url, db }: Grounds,
  replaced: Replaced,
  closers: Closer[],
): Promise<{ readonly parts: Parts; readonly senders: Senders }> {
  const {
    now = () => new Date(),
    storefrontDir = existsSync(STOREFRONT) ? STOREFRONT : null,
    backofficeDir = existsSync(BACKOFFICE) ? BACKOFFICE : null,
    picturesDir = join(CONTENT, 'pictures'),
    longestLoopDelayMs = config.rateLimits ? LONGEST_LOOP_DELAY_MS : 0,
  } = replaced;
  const newId = randomUUID;
  const { jwtSecret, giftCardSecret } = await readSecrets(config);
  const settings = await openSettings({ db, log, publicUrl: config.publicUrl });
  const { brand, delivery } = settings;
  const knownRates = await readHsnRates(CONTENT);
  const ratesOf = ratesBySetting(knownRates);
  const hsnRates = replaced.hsnRates ?? (() => ratesOf(settings.sections().tax.values));
  const catalogue = catalogueCache({
    db,
    log,
    now,
    hsnRates,
    ...(replaced.renewCatalogueAtMostEveryMs !== undefined && {
      renewAtMostEveryMs: replaced.renewCatalogueAtMostEveryMs,
    }),
  });
  const content = contentCache(db);
  const stores = storeCache(db);
  const sessions = sessionCache(db, now);
  const changes = liveChanges();
  if (replaced.isAlone !== true) {
    closers.push(await hearOthers(url, log, { catalogue, content, stores, settings, sessions, changes }));
  }
  const gateways =
    replaced.gateways ??
    gatewaysIn({
      razorpay: config.razorpay === null ? null : razorpayGateway(config.razorpay),
      sandbox: config.mode === 'sandbox' ? sandboxGateway({ db, now, newId, jwtSecret }) : null,
    });
  const printer = drawInThread(closers);
  const parts: Parts = {
    config,
    brand,
    delivery,
    db,
    now,
    newId,
    log,
    jwtSecret,
    giftCardSecret,
    sessions,
    catalogue,
    content,
    settings,
    stores,
    gallery: openGallery({
      network: config.instagram === null ? null : instagram(config.instagram),
      now,
      log,
    }),
    gateways,
    pictureStore:
      config.pictureBucket === null
        ? diskStore(join(config.dataDir, 'pictures'))
        : s3Store(config.pictureBucket),
    pinCodes: await readPinCodes(CONTENT),
    policyTemplates: await readPolicyTemplates(CONTENT),
    loadSampleCatalogue: async (tx) => {
      // As this transaction left them: the seller may be named in it.
      const { seller } = await readSections(tx);
      const sample = { contentDir: CONTENT, foodLicence: seller.values.fssai, hasBatches: true };
      await loadSampleCatalogue(tx, { now, newId, hsnRates, catalogue }, sample);
    },
    hsnRates,
    canSendSms: config.mode === 'sandbox' || config.smsProvider !== null || replaced.sms !== undefined,
    loginProviders: replaced.loginProviders ?? (await openProviders(config)),
    drawDocument: replaced.drawDocument ?? printer.drawDocument,
    drawSheets: replaced.drawSheets ?? printer.drawSheets,
    drawPreview: paintAside(closers),
    drawPage:
      replaced.drawPage ?? (storefrontDir === null ? null : drawPagesInThread(storefrontDir, closers)),
    findOwnOrder: findOrder,
    findShopper: findUser,
    findStaff: staffFinder(db, now),
    liveChanges: changes,
    countUnrated: async () => (await catalogue.current()).countUnrated(),
    countStranded: () =>
      countStranded(
        db,
        gateways.all.map(({ name }) => name),
      ),
    security: securityLog(log),
    ownerOf: ownersIn(db),
    longestLoopDelayMs,
    storefrontDir,
    backofficeDir,
    picturesDir,
  };
  return { parts, senders: await openSenders(config, parts, replaced, closers) };
}

/** The gateways that are set up, in the order of their names here: the first one collects new payments. */
function gatewaysIn(byName: Readonly<Record<GatewayName, PaymentGateway | null>>): PaymentGateways {
  return paymentGateways(...Object.values(byName).filter((gateway) => gateway !== null));
}

/** Has the caches follow what other processes change. */
async function hearOthers(
  url: string,
  log: Logger,
  {
    catalogue,
    content,
    stores,
    settings,
    sessions,
    changes,
  }: Pick<AppDeps, 'catalogue' | 'content' | 'stores' | 'settings' | 'sessions'> & {
    readonly changes: LiveChanges;
  },
): Promise<Closer> {
  const announcements = await listen(url, {
    on: {
      catalogue_changed: catalogue.markStale,
      content_changed: content.markStale,
      settings_changed: settings.markStale,
      stores_changed: stores.markStale,
      session_revoked: sessions.forget,
      staff_changed: changes.tell,
    },
    onGap: () => {
      catalogue.markStale();
      content.markStale();
      settings.markStale();
      stores.markStale();
      sessions.forgetAll();
      changes.tellOfGap();
    },
    onError: (err) => log.warn({ err }, 'the listening connection broke'),
  });
  return announcements.close;
}

async function openSenders(
  config: Config,
  parts: Pick<Parts, 'db' | 'now' | 'log' | 'brand'>,
  replaced: Replaced,
  closers: Closer[],
): Promise<Senders> {
  const liveSms = config.smsProvider === null ? noSms : msg91Sms(config.smsProvider);
  const sms = replaced.sms ?? (config.mode === 'live' ? liveSms : outboxSms(parts.db, parts.now));
  if (replaced.mailer !== undefined) {
    return { mailer: replaced.mailer, otpMailer: replaced.otpMailer ?? replaced.mailer, sms };
  }
  const mailers = await openMailers(config, { ...parts, log: replaced.mailLog ?? parts.log }, parts.brand);
  closers.push(async () => mailers.close());
  return { mailer: mailers.mailer, otpMailer: replaced.otpMailer ?? mailers.otpMailer, sms };
}

function drawInThread(closers: Closer[]): PrinterDeps {
  const printer = openPrinter();
  closers.push(printer.close);
  return printer;
}

function paintAside(closers: Closer[]): AppDeps['drawPreview'] {
  const painter = openPainter();
  closers.push(painter.close);
  return painter.draw;
}

function drawPagesInThread(storefrontDir: string, closers: Closer[]): AppDeps['drawPage'] {
  const drawer = openDrawer(storefrontDir);
  if (drawer !== null) closers.push(drawer.close);
  return drawer?.draw ?? null;
}
