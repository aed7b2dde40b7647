import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { listArchives } from '../../backup/archive/archive-names.ts';
import type { Destination } from '../../backup/destination/destination.ts';
import { readVerified } from '../../backup/last-verified.ts';
import { smtpOptions } from '../../messages/smtp-mailer.ts';
import type { PictureStore } from '../../modules/picture/picture.ts';
import type { Config } from '../../process/config.ts';
import { safeMessage } from '../../process/safe-error.ts';
import { type Diagnosis, isFault, isOk, isSkipped } from './diagnosis.ts';
import { judgeBackup, judgeCertificate } from './judge-shop.ts';

const ANSWER_WITHIN_MS = 8_000;

/** Connects and logs in; sends nothing. */
export async function probeMail({ mode, smtpUrl }: Pick<Config, 'mode' | 'smtpUrl'>): Promise<Diagnosis> {
  if (mode === 'sandbox') return isSkipped('mail', 'the sandbox sends no mail');
  if (smtpUrl === null) return isFault('mail', 'No mail server.', 'Set SMTP_URL.');
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return isOk('mail', `${host} accepts the login`);
  } catch (error) {
    const code = String(Object(error).code ?? 'unknown');
    const status = Object(error).responseCode;
    const why = typeof status === 'number' ? `${code}, ${status}` : code;
    return isFault(
      'mail',
      `${host} refuses the login (${why}).`,
      'Check SMTP_URL, its password, and the firewall.',
    );
  } finally {
    transport.close();
  }
}

/** Logs in and opens the mailbox; reads no mail. */
export async function probeMailbox(imap: NonNullable<Config['imap']>): Promise<Diagnosis> {
  const { imapMailbox } = await import('../../messages/imap-mailbox.ts');
  try {
    await (await imapMailbox(imap).open()).close();
    return isOk('mailbox', `${imap.host} accepts the login`);
  } catch (error) {
    return isFault(
      'mailbox',
      `${imap.host} cannot be read (${safeMessage(error)}).`,
      'Check IMAP_HOST, IMAP_PORT, IMAP_USER, IMAP_PASSWORD, IMAP_MAILBOX, and the firewall.',
    );
  }
}

export async function probePictures(store: PictureStore, place: string): Promise<Diagnosis> {
  const name = `doctor-${randomUUID()}`;
  try {
    const bytes = Buffer.from(name);
    await store.write(name, bytes, 'application/octet-stream');
    const kept = await store.read(name);
    await store.remove(name);
    if (kept?.equals(bytes) === true) return isOk('pictures', `${place} is writable and readable`);
    return isFault(
      'pictures',
      `${place} returns other bytes than were written.`,
      'Check its disk, or the bucket.',
    );
  } catch (error) {
    return isFault(
      'pictures',
      `${place} is not writable: ${safeMessage(error)}`,
      'Check its rights, or PICTURES_S3_… and its keys.',
    );
  }
}

export async function probeBackups(
  destination: Destination | null,
  config: Config,
  now: Date,
): Promise<Diagnosis[]> {
  if (destination === null) {
    const says = 'No backups: the loss of this machine loses the shop.';
    if (config.mode === 'sandbox') return [isSkipped('backup', 'no backups are configured')];
    return [isFault('backup', says, 'Set BACKUP_DIR or BACKUP_S3_URL (docs/running.md).')];
  }
  try {
    const newest = (await listArchives(destination))[0]?.takenAt ?? null;
    const verifiedAt = (await readVerified(config.dataDir))?.at ?? null;
    const { everyHours, isVerified } = config.backup;
    return judgeBackup({ place: destination.place, newest, verifiedAt, everyHours, isVerified }, now);
  } catch (error) {
    return [
      isFault(
        'backup',
        `${destination.place} is not readable: ${safeMessage(error)}`,
        'Check BACKUP_DIR, or BACKUP_S3_… and its keys.',
      ),
    ];
  }
}

export async function probeCertificate(
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
  now: Date,
): Promise<Diagnosis> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:')
    return isSkipped('tls', mode === 'sandbox' ? 'the sandbox runs on this machine' : 'no https');
  return judgeCertificate(publicUrl, await certificateOf(hostname, port === '' ? 443 : Number(port)), now);
}

function certificateOf(host: string, port: number): Promise<{ validTo: Date } | { error: string }> {
  return new Promise((settle) => {
    const socket = connectTls(
      { host, port, ...(isIP(host) === 0 && { servername: host }), timeout: ANSWER_WITHIN_MS },
      () => {
        settle({ validTo: new Date(socket.getPeerCertificate().valid_to) });
        socket.end();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', (error) => settle({ error: String(Object(error).code ?? error.message) }));
  });
}
