import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import type { Logger } from 'pino';
import type { AppDeps } from '../app-deps.ts';
import type { PooledDatabase } from '../db/connect.ts';
import { SERVER_FOLDER } from '../deps/server-folder.ts';
import { openPrinter, type PrinterDeps } from '../drawing/document-printer.ts';
import { openPainter, type PaintDeps } from '../drawing/pictures/picture-painter.ts';
import { printLogos } from '../drawing/print-logos.ts';
import { openDrawer } from '../flows/storefront/storefront.ts';
import { securityLog } from '../http/security-log.ts';
import { logoMailer } from '../messages/mail-logo.ts';
import type { Mailer } from '../messages/mailer.ts';
import { msg91Sms } from '../messages/msg91.ts';
import { noSms, outboxSms } from '../messages/sms.ts';
import { findUser, sessionCache } from '../modules/account/account.ts';
import { readPinCodes } from '../modules/address/address.ts';
import { attemptNotes } from '../modules/attack/attack.ts';
import { liveChanges, openAuditKey } from '../modules/audit/audit.ts';
import { catalogueCache } from '../modules/catalogue/catalogue.ts';
import { contentCache, readPolicyTemplates } from '../modules/content/content.ts';
import { instagram, openGallery } from '../modules/gallery/gallery.ts';
import { loneNode, type ShopNode } from '../modules/health/health.ts';
import { openKeyRing } from '../modules/key-ring/key-ring.ts';
import { findOrder } from '../modules/order/order.ts';
import { courierWith } from '../modules/parcel/parcel.ts';
import {
  countStranded,
  type PaymentGateway,
  type PaymentGateways,
  paymentGateways,
  razorpayGateway,
} from '../modules/payment/payment.ts';
import { openLogos } from '../modules/picture/picture.ts';
import { missedSearches } from '../modules/search/search.ts';
import { openSettings, readSections } from '../modules/setting/setting.ts';
import { openProviders } from '../modules/social-login/social-login.ts';
import { staffFinder } from '../modules/staff/staff.ts';
import { storeCache } from '../modules/store/store.ts';
import { priceModeNow, ratesOfShop, readRateEntries } from '../modules/tax-rate/tax-rate.ts';
import { sandboxGateway } from '../sandbox/gateway/sandbox-gateway.ts';
import type { PostWebhook } from '../sandbox/gateway/send-webhook.ts';
import { loadSampleCatalogue } from '../sandbox/sample-shop/load-sample-shop.ts';
import type { Config } from './config.ts';
import type { Senders } from './job-handlers.ts';
import { openMailers } from './mailers.ts';
import { openCouriers } from './open-couriers.ts';
import { ownersIn } from './owners-repository.ts';
import { readSecrets } from './secrets.ts';
import { openPictureStore } from './storage.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

const ROOT = join(SERVER_FOLDER, '..', '..');
const STOREFRONT = join(ROOT, 'apps', 'storefront', 'dist');
const BACKOFFICE = join(ROOT, 'apps', 'backoffice', 'dist');
const LONGEST_LOOP_DELAY_MS = 2_000;
const RENEW_CATALOGUE_EVERY_MS = 250;
const SLOWEST_RENEWALS = 4;

export const CONTENT = join(ROOT, 'content');

export type Closer = () => Promise<void>;

export type Grounds = {
  readonly config: Config;
  readonly log: Logger;
  readonly url: string;
  readonly db: PooledDatabase;
  readonly node?: ShopNode;
};

export type Replaced = Partial<
  Senders &
    Pick<
      AppDeps,
      | 'now'
      | 'gateways'
      | 'couriers'
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
      /** Log of failed mails. */
      readonly mailLog: Pick<Logger, 'warn' | 'error'>;
      /** No other processes to notify. */
      readonly isAlone: boolean;
      /** Runs scheduled jobs at their times; default: true. */
      readonly hasClock: boolean;
    }
>;

export type Parts = Omit<AppDeps, 'jobs' | 'personalData' | 'telemetry' | 'tracing'>;

export async function wireParts(
  { config, log, url, db, node = loneNode() }: Grounds,
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
  const secrets = await readSecrets(config);
  const { keys, giftCardKeys, reread } = await openKeyRing({ db, log, now }, secrets);
  const auditKey = await openAuditKey({ db, keys, now, log });
  const settings = await openSettings({ db, log, publicUrl: config.publicUrl });
  const { brand, delivery, arrival, methods } = settings;
  const rateEntries = await readRateEntries(CONTENT);
  const hsnRates = replaced.hsnRates ?? ratesOfShop(rateEntries, settings.sections);
  const catalogue = catalogueCache({
    db,
    log,
    now,
    hsnRates,
    renewAtMostEveryMs: replaced.renewCatalogueAtMostEveryMs ?? renewEveryMs(config),
  });
  closers.push(catalogue.close);
  const attempts = attemptNotes({ db, keys, now, log });
  closers.push(() =>
    attempts.flush().catch((err: unknown) => log.warn({ err }, 'attempts could not be noted')),
  );
  const missed = missedSearches({ db, now, log });
  closers.push(missed.flush);
  const content = contentCache(db, now);
  const stores = storeCache(db, now);
  const sessions = sessionCache(db, now);
  const changes = liveChanges();
  if (replaced.isAlone !== true) {
    closers.push(
      await subscribeToChanges(url, log, {
        catalogue,
        content,
        stores,
        settings,
        sessions,
        changes,
        rereadKeys: () =>
          void reread().catch((err: unknown) => log.error({ err }, 'the keys could not be read again')),
      }),
    );
  }
  const gateways =
    replaced.gateways ??
    gatewaysIn({
      razorpay: config.razorpay === null ? null : razorpayGateway(config.razorpay),
      sandbox: config.mode === 'sandbox' ? sandboxGateway({ db, now, newId, keys }) : null,
    });
  const couriers = replaced.couriers ?? openCouriers(config, { keys, now, brand });
  const pictureStore = openPictureStore(config);
  const painter = paintAside(log, closers);
  const drawLogo = openLogos({ pictureStore, picturesDir, log, drawPreview: painter.drawPreview });
  const printer = drawInThread(closers);
  const { drawDocument = printer.drawDocument, drawSheets = printer.drawSheets } = replaced;
  const parts: Parts = {
    config,
    brand,
    delivery,
    arrival,
    methods,
    db,
    now,
    newId,
    log,
    keys,
    auditKey,
    giftCardKeys,
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
    pictureStore,
    drawLogo,
    mailbox: await openMailbox(config),
    pinCodes: await readPinCodes(CONTENT),
    policyTemplates: await readPolicyTemplates(CONTENT),
    priceMode: () => priceModeNow({ hsnRates }),
    loadSampleCatalogue: async (tx) => {
      // The transaction may have set the seller.
      const { seller } = await readSections(tx);
      const sample = { contentDir: CONTENT, foodLicence: seller.values.fssai, hasBatches: true };
      await loadSampleCatalogue(tx, { now, newId, auditKey, hsnRates, catalogue }, sample);
    },
    hsnRates,
    courier: courierWith(couriers),
    couriers,
    rateEntries,
    canSendSms: config.mode === 'sandbox' || config.smsProvider !== null || replaced.sms !== undefined,
    loginProviders: replaced.loginProviders ?? (await openProviders(config)),
    ...printLogos({ drawDocument, drawSheets }, drawLogo),
    ...painter,
    drawPage:
      replaced.drawPage ?? (storefrontDir === null ? null : drawPagesInThread(storefrontDir, closers)),
    findOwnOrder: findOrder,
    findShopper: findUser,
    findStaff: staffFinder(db, now, { counts: true }),
    peekStaff: staffFinder(db, now, { counts: false }),
    liveChanges: changes,
    countUnrated: async () => (await catalogue.current()).countUnrated(),
    countStranded: () =>
      countStranded(
        db,
        gateways.all.map(({ name }) => name),
      ),
    node,
    attempts,
    missedSearches: missed,
    security: securityLog(log, attempts.note),
    ownerOf: ownersIn(db),
    longestLoopDelayMs,
    storefrontDir,
    backofficeDir,
    picturesDir,
  };
  return { parts, senders: await openSenders(config, parts, replaced, closers) };
}

/** Spreads refreshes over workers, to the frequency of one process. */
function renewEveryMs({ workers }: Pick<Config, 'workers'>): number {
  return RENEW_CATALOGUE_EVERY_MS * Math.min(workers, SLOWEST_RENEWALS);
}

/** In order; the first collects new payments. */
function gatewaysIn(byName: Readonly<Record<GatewayName, PaymentGateway | null>>): PaymentGateways {
  return paymentGateways(...Object.values(byName).filter((gateway) => gateway !== null));
}

async function openSenders(
  config: Config,
  parts: Pick<Parts, 'db' | 'now' | 'log' | 'brand' | 'drawLogo'>,
  replaced: Replaced,
  closers: Closer[],
): Promise<Senders> {
  const liveSms = config.smsProvider === null ? noSms : msg91Sms(config.smsProvider);
  const sms = replaced.sms ?? (config.mode === 'live' ? liveSms : outboxSms(parts.db, parts.now));
  const withLogo = (mailer: Mailer, otpMailer = mailer): Senders => ({
    mailer: logoMailer(parts.drawLogo, mailer),
    otpMailer: logoMailer(parts.drawLogo, otpMailer),
    sms,
  });
  if (replaced.mailer !== undefined) return withLogo(replaced.mailer, replaced.otpMailer);
  const mailers = await openMailers(config, { ...parts, log: replaced.mailLog ?? parts.log }, parts.brand);
  closers.push(async () => mailers.close());
  return withLogo(mailers.mailer, replaced.otpMailer ?? mailers.otpMailer);
}

async function openMailbox({ imap }: Config): Promise<AppDeps['mailbox']> {
  if (imap === null) return null;
  const { imapMailbox } = await import('../messages/imap-mailbox.ts');
  return imapMailbox(imap);
}

function drawInThread(closers: Closer[]): PrinterDeps {
  const printer = openPrinter();
  closers.push(printer.close);
  return printer;
}

function paintAside(log: Logger, closers: Closer[]): PaintDeps {
  const { close, ...paint } = openPainter({
    onBroken: (err) =>
      log.warn({ err }, 'the process that draws pictures ended; the next picture starts another'),
  });
  closers.push(close);
  return paint;
}

function drawPagesInThread(storefrontDir: string, closers: Closer[]): AppDeps['drawPage'] {
  const drawer = openDrawer(storefrontDir);
  if (drawer !== null) closers.push(drawer.close);
  return drawer?.draw ?? null;
}
