import { RETENTION } from '@ilaneer/domain/privacy/retention';
import { OTP } from '@ilaneer/domain/verification/otp';
import type PgBoss from 'pg-boss';
import type { JobName } from './job-data.ts';
import type { WorkRate } from './worker.ts';

export type QueuePlan = {
  readonly settings: Readonly<PgBoss.QueueOptions>;
  readonly rate: WorkRate;
  readonly schedule?: string;
};

// Jobs of killed processes are retried after this; it exceeds any duration.
const EXPIRES_SECONDS = 300;
const SETTINGS = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: EXPIRES_SECONDS,
} as const;
// Personal data (PRIVACY-12): deleted by the hourly job; pg-boss only cleans daily.
const PERSONAL = { ...SETTINGS, deleteAfterSeconds: RETENTION['queued-mails'].days * 86_400 } as const;
const OTP_EXPIRES_SECONDS = 60;

const QUICKLY = { pollEveryMs: 0, withinMs: EXPIRES_SECONDS * 1_000 } as const;
// Four polls a second drain a thousand jobs in under 30 s and leave CPU for requests.
const STEADILY = { pollEveryMs: 250, withinMs: EXPIRES_SECONDS * 1_000 } as const;

/** Users wait for it, and it expires with the OTP. */
const OTP_PLAN = {
  settings: {
    ...SETTINGS,
    retryDelay: 1,
    expireInSeconds: OTP_EXPIRES_SECONDS,
    retentionSeconds: OTP.validMs / 1_000,
  },
  rate: { atOnce: 16, pollEveryMs: 0, withinMs: OTP_EXPIRES_SECONDS * 1_000 },
} as const;

// A hundred thousand PDFs that are not drawn yet.
const CLOSING_SECONDS = 3_600;
// Reads the whole database.
const BACKUP_SECONDS = 6 * 3_600;
const BACKUP_SETTINGS = { retryLimit: 0, expireInSeconds: BACKUP_SECONDS } as const;
const BACKUP_RATE = { atOnce: 1, pollEveryMs: 0, withinMs: BACKUP_SECONDS * 1_000 } as const;

/** Separate workers: a slow mail server delays mail only, and OTPs by SMS and mail don't block each other. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  'send-otp': OTP_PLAN,
  'send-otp-mail': OTP_PLAN,
  'send-link': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'send-reset-link': { settings: PERSONAL, rate: { ...QUICKLY, atOnce: 5 } },
  'send-staff-invitation': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 2 } },
  'send-mail': { settings: PERSONAL, rate: { ...STEADILY, atOnce: 10 } },
  'mail-answer': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  // All accounts, resumed hourly. In a queue of its own.
  'notify-policy-change': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '37 * * * *' },
  'send-policy-mail': { settings: SETTINGS, rate: { ...STEADILY, atOnce: 5 } },
  'notify-order-status': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'send-order-placed-mail': { settings: SETTINGS, rate: { ...STEADILY, atOnce: 10 } },
  // Sequential over all processes, to keep an order's messages in order.
  'send-order-sms': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  'send-parcel-sms': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  // Sequential: the last told choice is the last chosen.
  'tell-courier': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  // For days of arrival: a flood of PIN codes is asked about slowly.
  'ask-couriers': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  'send-refund': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'book-parcel': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 3 } },
  'cancel-booking': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 2 } },
  // Finds those that are due, and is started by webhooks.
  'track-parcels': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'move-orders': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 2 } },
  'hand-over-parcels': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  'send-sandbox-webhook': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'delete-gateway-cards': { settings: PERSONAL, rate: { ...STEADILY, atOnce: 2 } },
  'reconcile-payments': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'notify-restock': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'refresh-catalogue': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'delete-unused-pictures': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '47 * * * *' },
  'delete-import-contents': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '27 * * * *' },
  // Draws and reads all documents of a month.
  'close-month': {
    settings: { ...SETTINGS, expireInSeconds: CLOSING_SECONDS },
    rate: { atOnce: 1, pollEveryMs: 0, withinMs: CLOSING_SECONDS * 1_000 },
  },
  // One at a time: vouchers of a series wait for each other.
  'issue-vouchers': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  'draw-documents': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '*/5 * * * *' },
  'erase-expired-data': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '17 * * * *' },
  // Hourly check, so that a machine that was off catches up and failures are retried.
  'run-backup': { settings: BACKUP_SETTINGS, rate: BACKUP_RATE, schedule: '11 * * * *' },
  // After a rotation, and nightly for interrupted runs.
  'rotate-sealed-data': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '40 21 * * *' },
  'store-audit-head': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '3 * * * *' },
  'detect-attacks': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'recount-sales': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'read-mailbox': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'alert-unanswered-messages': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '7 * * * *' },
  'cancel-unconfirmed': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '52 * * * *' },
  // In the afternoon in India: unsent orders do not arrive tomorrow.
  'announce-delays': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '30 10 * * *' },
  // Early morning in India.
  'retire-batches': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '5 19 * * *' },
  // By day: it writes to people.
  'notify-expiry': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '30 4 * * *' },
  'ask-for-reviews': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '20 5 * * *' },
  // A batch a minute; also started by hand.
  'send-letters': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'remind-of-carts': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '23 * * * *' },
  // After midnight in India, when cards expire.
  'expire-gift-cards': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '50 18 * * *' },
  'post-stock': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '10 20 * * *' },
  'expire-coins': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '40 20 * * *' },
};

export const JOB_NAMES = Object.keys(QUEUES).filter((name): name is JobName => name in QUEUES);

/** Worthless after a while. */
export const SHORT_LIVED: readonly JobName[] = ['send-otp', 'send-otp-mail'];
