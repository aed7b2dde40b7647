/** By host of the link; others show the host. */
const MESSENGERS: Readonly<Record<string, string>> = {
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'm.me': 'Messenger',
  'signal.me': 'Signal',
};

/** WhatsApp, for example; null if unreadable (CONTENT-29). */
export function messengerOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(/^(?:www|api|web|chat)\./, '');
  return MESSENGERS[host] ?? (host === '' ? null : host);
}
