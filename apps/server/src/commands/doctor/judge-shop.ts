import { isLoopbackHost } from '../../http/hosts.ts';
import type { WaitingJobs } from '../../jobs/waiting-repository.ts';
import { differingTemplates, SMS_TEMPLATES, wordsToRegister } from '../../messages/sms-words.ts';
import type { Config } from '../../process/config.ts';
import { type Diagnosis, isFault, isOk, isSkipped, isWarning } from './diagnosis.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hourly schedule plus duration. */
const LATE_MS = 2 * HOUR_MS;

export function judgeBackup(
  backup: {
    readonly place: string;
    readonly newest: Date | null;
    readonly verifiedAt: Date | null;
    readonly everyHours: number;
    readonly isVerified: boolean;
  },
  now: Date,
): Diagnosis[] {
  const { place, newest, everyHours } = backup;
  if (newest === null) {
    return [isWarning('backup', `${place} holds no backup yet.`, 'Take one: npm run backup -- --verify')];
  }
  const age = now.getTime() - newest.getTime();
  const says = `the newest is ${hours(age)} old, in ${place}`;
  const advice = 'Look for BACKUP FAILED in the log, and take one: npm run backup -- --verify';
  const dueAfter = everyHours * HOUR_MS + LATE_MS;
  const diagnoses = [
    age > Math.max(3 * dueAfter, 3 * DAY_MS)
      ? isFault('backup', says, advice)
      : age > dueAfter
        ? isWarning('backup', says, advice)
        : isOk('backup', says),
  ];
  const { verifiedAt } = backup;
  if (verifiedAt === null || now.getTime() - verifiedAt.getTime() > 7 * DAY_MS + dueAfter) {
    const last =
      verifiedAt === null
        ? 'never on this machine'
        : `last ${hours(now.getTime() - verifiedAt.getTime())} ago`;
    const cure = backup.isVerified
      ? advice
      : 'Set BACKUP_VERIFY=yes, or run npm run backup -- verify every week.';
    diagnoses.push(isWarning('backup-verified', `No backup was verified recently: ${last}.`, cure));
  } else {
    diagnoses.push(
      isOk('backup-verified', `restored and verified ${hours(now.getTime() - verifiedAt.getTime())} ago`),
    );
  }
  return diagnoses;
}

const STUCK_SECONDS = 15 * 60;
const SLOW_SECONDS = 3 * 60;

/** `isRunning`: a shop processes them. */
export function judgeQueues(queues: readonly WaitingJobs[], isRunning: boolean): Diagnosis {
  const late = queues.filter(({ oldestSeconds }) => oldestSeconds > SLOW_SECONDS);
  if (late.length === 0) {
    const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
    return isOk(
      'queues',
      waiting === 0 ? 'no jobs are waiting' : `${waiting} jobs are waiting, none for long`,
    );
  }
  const says = late
    .map(
      ({ queue, waiting, oldestSeconds }) =>
        `${queue}: ${waiting}, for ${Math.round(oldestSeconds / 60)} min`,
    )
    .join('; ');
  if (!isRunning)
    return isWarning('queues', `${says} (no shop runs here)`, 'Start the shop to process them.');
  const advice =
    "Look for 'job queue' and the queue's name in the log: a mail server, SMS provider or gateway may be down.";
  return late.some(({ oldestSeconds }) => oldestSeconds > STUCK_SECONDS)
    ? isFault('queues', says, advice)
    : isWarning('queues', says, advice);
}

/** Settings for the client's address. */
export type ProxySettings = {
  readonly mode: 'sandbox' | 'live';
  readonly host: string;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly trustsDefault: boolean;
};

export function judgeProxies({
  mode,
  host,
  publicUrl,
  trustedProxies,
  trustsDefault,
}: ProxySettings): Diagnosis {
  const says = `listens on ${host}, trusts ${trustedProxies.join(', ')}`;
  if (mode === 'sandbox') return isOk('proxy', says);
  if (!isLoopbackHost(host) && trustsDefault) {
    return isWarning(
      'proxy',
      `${says}: all visitors through a proxy on another machine or container count as one.`,
      "Name the proxy's address in TRUSTED_PROXIES, or set HOST=127.0.0.1 where it runs on this machine.",
    );
  }
  if (new URL(publicUrl).protocol !== 'https:') {
    return isFault(
      'proxy',
      `${publicUrl} is not https.`,
      'Set PUBLIC_URL to the https address that shoppers use.',
    );
  }
  return isOk('proxy', says);
}

export function judgeCertificate(
  address: string,
  found: { readonly validTo: Date } | { readonly error: string },
  now: Date,
): Diagnosis {
  if ('error' in found) {
    return isWarning(
      'tls',
      `${address} is not reachable from here: ${found.error}`,
      'Check the proxy, its certificate and the DNS record.',
    );
  }
  const days = Math.floor((found.validTo.getTime() - now.getTime()) / DAY_MS);
  const says = `the certificate of ${address} is valid for ${days} days`;
  if (days < 3) return isFault('tls', says, 'Renew it now: browsers will block the shop.');
  return days < 14
    ? isWarning('tls', says, 'Automatic renewal failed: see the log of the proxy.')
    : isOk('tls', says);
}

export type OnPort =
  | { readonly kind: 'free' }
  | { readonly kind: 'shop'; readonly isReady: boolean }
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly reason: string };

export function judgePort(port: number, found: OnPort): Diagnosis {
  switch (found.kind) {
    case 'free':
      return isOk('port', `${port} is free; no shop runs on it`);
    case 'shop':
      return found.isReady
        ? isOk('port', `the shop on ${port} is ready`)
        : isFault(
            'port',
            `The shop on ${port} is running, but not ready.`,
            'Its database does not answer; see the log.',
          );
    case 'other':
      return isFault('port', `Something else listens on ${port}.`, 'Stop it, or set another PORT.');
    case 'refused':
      return isFault(
        'port',
        `Cannot listen on ${port}: ${found.reason}`,
        'Set a PORT above 1023, behind a proxy.',
      );
  }
}

export function judgeKeys(
  mode: 'sandbox' | 'live',
  has: { readonly jwt: boolean; readonly giftCard: boolean; readonly stored: boolean },
): Diagnosis {
  if (has.jwt && has.giftCard) return isOk('keys', 'JWT_SECRET and GIFT_CARD_SECRET are set');
  if (mode === 'live') {
    return isWarning(
      'keys',
      'GIFT_CARD_SECRET is not set: gift cards depend on JWT_SECRET, which can then never change.',
      'Before the first card is issued, set GIFT_CARD_SECRET to 32 random characters or more.',
    );
  }
  if (has.jwt) return isOk('keys', 'JWT_SECRET is set');
  return has.stored
    ? isOk('keys', 'stored in the data folder')
    : isSkipped('keys', 'the first start creates them');
}

export function judgeOpening(isOpen: boolean, missing: readonly string[]): Diagnosis {
  if (isOpen && missing.length === 0) return isOk('opening', 'the shop is open');
  const advice = 'See Settings in the staff app.';
  const says = isOpen ? 'The shop is open' : 'The shop is not open yet';
  return missing.length === 0
    ? isWarning('opening', `${says}; nothing is missing.`, 'Open it in the staff app, under Settings.')
    : isWarning('opening', `${says}. Missing: ${missing.join(', ')}`, advice);
}

function hours(ms: number): string {
  return ms < 2 * DAY_MS ? `${(ms / HOUR_MS).toFixed(1)} h` : `${Math.floor(ms / DAY_MS)} days`;
}

/** SMS texts against their registration (VERIFICATION-16). */
export function judgeSms(provider: Config['smsProvider'], brandName: string): Diagnosis {
  if (provider === null) return isSkipped('sms', 'no SMS gateway is configured');
  const { registeredTexts, templateIds } = provider;
  const differing = differingTemplates(registeredTexts, brandName);
  if (differing.length > 0) {
    const [first = 'otp'] = differing;
    return isFault(
      'sms',
      `Not sent, because the registered text differs: ${differing.join(', ')}.`,
      `Register the text of the shop, such as '${wordsToRegister(first, brandName)}', and set SMS_PROVIDER_…_TEXT to it.`,
    );
  }
  const untold = SMS_TEMPLATES.filter((one) => templateIds[one] !== null && registeredTexts[one] === null);
  if (untold.length > 0) {
    return isWarning(
      'sms',
      `The registered text is unknown: ${untold.join(', ')}.`,
      'Set SMS_PROVIDER_…_TEXT to compare it with the text sent.',
    );
  }
  return isOk('sms', 'all SMS texts match their registration');
}
