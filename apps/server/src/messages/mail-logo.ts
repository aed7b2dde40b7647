import { setTimeout as wait } from 'node:timers/promises';
import type { MailLogo } from './letter-content.ts';
import type { Mailer, SentMail } from './mailer.ts';

/** A PNG of `LOGO_BOX`, at most 20 kB. Null if the picture is gone or cannot be drawn. */
export type DrawLogo = (logo: MailLogo) => Promise<Buffer | null>;

/** Pixels; mails and paper show half of it. */
export const LOGO_BOX = { width: 440, height: 88 } as const;

const CID = 'logo';
const IMAGE = new RegExp(`<img src="cid:${CID}" alt="([^"]*)"[^>]*>`);
// A mail, perhaps with an OTP, waits no longer for the first drawing.
const DRAWN_WITHIN_MS = 5_000;

/** `name`: escaped HTML. */
export function logoImage(name: string): string {
  const { width, height } = LOGO_BOX;
  return `<img src="cid:${CID}" alt="${name}" width="${width / 2}" height="${height / 2}" style="display:block;max-width:100%;height:auto;border:0">`;
}

/** Attached at sending: the queue stores no files, and nothing is fetched from afar. */
export function logoMailer(drawLogo: DrawLogo, mailer: Mailer): Mailer {
  return async (mail) => mailer(await withLogo(drawLogo, mail));
}

/** Without a drawing: the name in its place. */
export async function withLogo(drawLogo: DrawLogo, mail: SentMail): Promise<SentMail> {
  if (mail.logo === undefined) return mail;
  const bytes = await within(DRAWN_WITHIN_MS, drawLogo(mail.logo));
  if (bytes === null) return { ...mail, html: mail.html.replace(IMAGE, (_, name: string) => name) };
  const logo = { name: 'logo.png', contentType: 'image/png', bytes, cid: CID };
  return { ...mail, attachments: [...(mail.attachments ?? []), logo] };
}

async function within<Made>(ms: number, work: Promise<Made>): Promise<Made | null> {
  const timer = new AbortController();
  const late = wait(ms, null, { ref: false, signal: timer.signal }).catch(() => null);
  return Promise.race([work, late]).finally(() => timer.abort());
}
