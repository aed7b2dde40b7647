/** The shop's cookies: no script can read them, and no other site can make the browser send them with a form. */
export type Cookies = {
  /** The Set-Cookie header; `value` has no characters that cookies cannot carry. */
  header(name: CookieName, value: string, maxAgeSeconds: number): string;
  /** The value in a Cookie header; null when it is not there. */
  read(header: string | undefined, name: CookieName): string | null;
};

/** `device`: which browser this is; `sign_in`, `browser`: a login with a provider, under way and finished. */
export type CookieName = 'device' | 'sign_in' | 'browser';

/**
 * The cookies of a shop at this address. Over https their names begin with `__Host-`, so that browsers take them from
 * this very host alone and no subdomain can slip in one of its own; that asks for the path `/` and for Secure.
 */
export function shopCookies(publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:');
  const nameOf = (name: CookieName) => `${isSecure ? '__Host-' : ''}ilaneer_${name}`;
  return {
    header: (name, value, maxAgeSeconds) => {
      const parts = [
        `${nameOf(name)}=${value}`,
        'Path=/',
        `Max-Age=${maxAgeSeconds}`,
        'HttpOnly',
        'SameSite=Lax',
      ];
      return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
    },
    read: (header, name) => {
      for (const pair of (header ?? '').split(';')) {
        const [key, ...value] = pair.split('=');
        if (key?.trim() === nameOf(name)) return value.join('=').trim();
      }
      return null;
    },
  };
}
