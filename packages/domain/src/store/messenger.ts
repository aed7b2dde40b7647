/** Names of messengers by the host of their links; others go by their host. */
const MESSENGERS: Readonly<Record<string, string>> = {
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'm.me': 'Messenger',
  'signal.me': 'Signal',
};

/** Where a link to write to a store leads, such as WhatsApp; null where it can't be read (CONTENT-29). */
export function messengerOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(/^(?:www|api|web|chat)\./, '');
  return MESSENGERS[host] ?? (host === '' ? null : host);
}
