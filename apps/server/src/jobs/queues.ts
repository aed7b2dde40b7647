import { RETENTION } from '@ilaneer/domain/privacy/retention';
import { OTP } from '@ilaneer/domain/verification/otp';
import type PgBoss from 'pg-boss';
import type { JobName } from './job-data.ts';
import type { WorkRate } from './worker.ts';

/** How a queue is set up, how it is worked on, and when the clock fills it: minute hour day month weekday. */
export type QueuePlan = {
  readonly settings: Readonly<PgBoss.QueueOptions>;
  readonly rate: WorkRate;
  readonly schedule?: string;
};

// A job that began in a process that was killed is taken up again once it has expired; none lasts as long as that.
const EXPIRES_SECONDS = 300;
const SETTINGS = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: EXPIRES_SECONDS,
} as const;
// With somebody's address or a mail's words in it (PRIVACY-12). The hourly job sees to it; the queue itself does once a day.
const PERSONAL = { ...SETTINGS, deleteAfterSeconds: RETENTION['queued-mails'].days * 86_400 } as const;
const OTP_EXPIRES_SECONDS = 60;

const QUICKLY = { lookEveryMs: 0, withinMs: EXPIRES_SECONDS * 1_000 } as const;
// Four looks a second empty a queue of a thousand in less than half a minute, and leave the processor to requests.
const STEADILY = { lookEveryMs: 250, withinMs: EXPIRES_SECONDS * 1_000 } as const;

/** Somebody waits for it with the screen open, and not for longer than it counts. */
const OTP_PLAN = {
  settings: {
    ...SETTINGS,
    retryDelay: 1,
    expireInSeconds: OTP_EXPIRES_SECONDS,
    retentionSeconds: OTP.validMs / 1_000,
  },
  rate: { atOnce: 16, lookEveryMs: 0, withinMs: OTP_EXPIRES_SECONDS * 1_000 },
} as const;

// The only job that may take long: it reads the whole database.
const BACKUP_SECONDS = 6 * 3_600;
const BACKUP_SETTINGS = { retryLimit: 0, expireInSeconds: BACKUP_SECONDS } as const;
const BACKUP_RATE = { atOnce: 1, lookEveryMs: 0, withinMs: BACKUP_SECONDS * 1_000 } as const;

/**
 * Every queue has workers of its own, so that a mail server that is slow or down holds up nothing but mail. OTPs by SMS
 * and by mail are two queues for the same reason.
 */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  'send-otp': OTP_PLAN,
  'send-otp-mail': OTP_PLAN,
  'send-link': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'forgot-password': { settings: PERSONAL, rate: { ...QUICKLY, atOnce: 5 } },
  'staff-invitation': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 2 } },
  'send-mail': { settings: PERSONAL, rate: { ...STEADILY, atOnce: 10 } },
  // Goes through all accounts, each hour for what one that was stopped left. Its mails stand in no other's way.
  'tell-of-policy': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '37 * * * *' },
  'policy-mail': { settings: SETTINGS, rate: { ...STEADILY, atOnce: 5 } },
  'order-moved': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'order-placed-mail': { settings: SETTINGS, rate: { ...STEADILY, atOnce: 10 } },
  // One after the other over all processes, as all that have one at once, so that those of an order come in its order.
  'order-sms': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 } },
  'send-refund': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'move-orders': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 2 } },
  'sandbox-webhook': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 5 } },
  'forget-cards': { settings: PERSONAL, rate: { ...STEADILY, atOnce: 2 } },
  'hear-of-payments': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'tell-of-restock': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'keep-catalogue': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'tidy-pictures': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '47 * * * *' },
  'forget-imports': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '27 * * * *' },
  'draw-documents': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '*/5 * * * *' },
  'tidy-accounts': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '17 * * * *' },
  // It asks each hour whether one is due, so that a machine which was off catches up. One that failed is tried again then.
  'back-up': { settings: BACKUP_SETTINGS, rate: BACKUP_RATE, schedule: '11 * * * *' },
  // After a rotation, and each night for what one that was stopped left.
  'seal-anew': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '40 21 * * *' },
  'keep-audit-head': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '3 * * * *' },
  'watch-for-attacks': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '* * * * *' },
  'watch-answers': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '7 * * * *' },
  // Early in the morning in India.
  'retire-batches': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '5 19 * * *' },
  // By day: it writes to people.
  'tell-of-expiry': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '30 4 * * *' },
  // After midnight in India, at which cards end.
  'expire-gift-cards': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '50 18 * * *' },
  'expire-coins': { settings: SETTINGS, rate: { ...QUICKLY, atOnce: 1 }, schedule: '40 20 * * *' },
};

/** Every kind of job. */
export const JOB_NAMES = Object.keys(QUEUES).filter((name): name is JobName => name in QUEUES);

/** The queues whose jobs are worth nothing after a while. */
export const SHORT_LIVED: readonly JobName[] = ['send-otp', 'send-otp-mail'];
