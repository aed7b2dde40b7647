/** What nodemailer is told of the mail server. */
export type SmtpOptions = { readonly url: string; readonly requireTLS: boolean };

/**
 * Reads SMTP_URL. `smtp://` begins in the clear, and whoever stands in between could keep it so: the login and every
 * OTP with it. So a server elsewhere must offer STARTTLS, unless the address says `?requireTLS=false`.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const url = new URL(smtpUrl);
  const asked = url.searchParams.get('requireTLS');
  url.searchParams.delete('requireTLS');
  const isOpenAtFirst = url.protocol === 'smtp:';
  const requireTLS = isOpenAtFirst && (asked === null ? !isLocal(url.hostname) : asked === 'true');
  return { url: url.href, requireTLS };
}

function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
