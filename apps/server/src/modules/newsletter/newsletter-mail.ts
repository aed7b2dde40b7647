import type { Mail } from '../outbox/mailer.ts';
import type { LeaveLinks } from './links.ts';

type NewsletterMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, where there is one. */
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly brandName: string;
  readonly leave: LeaveLinks;
};

/** A mail of the newsletter: like every one of them it can be left with one click, in it or by its header. */
export function toMail(mail: NewsletterMail): Mail {
  const { id, to, subject, paragraphs, action, brandName, leave } = mail;
  const goodbye = 'You do not want these mails? Leave with one click:';
  const text = [
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    `With warm regards from Kerala,\n${brandName}`,
    `${goodbye}\n${leave.page}`,
  ].join('\n\n');
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(action === null
      ? []
      : [`<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`]),
    `<p>With warm regards from Kerala,<br>${escapeHtml(brandName)}</p>`,
    `<p><small>${goodbye} <a href="${escapeHtml(leave.page)}">unsubscribe</a>.</small></p>`,
  ].join('\n');
  const headers = {
    'List-Unsubscribe': `<${leave.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { id, to, subject, text, html, headers };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
