import type { TestShop } from './test-shop.ts';

/** Final page, or a shop address not followed. */
export type Stop = { readonly url: URL; readonly status: number };

/** Cookies and redirects between the shop (in-process) and a local provider. */
export type TestBrowser = {
  open(url: string): Promise<Stop>;
  cookiesFor(url: URL): string;
  pauseBefore(pathname: string, meanwhile: () => void): void;
};

const SHOP = 'http://localhost:3001';
const MOST_REDIRECTS = 15;

type Cookie = {
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
};

export function newBrowser(shop: TestShop): TestBrowser {
  const cookies = new Map<string, Cookie>();
  const pauses = new Map<string, () => void>();

  const cookiesFor = ({ origin, pathname }: URL): string =>
    [...cookies.values()]
      .filter((cookie) => cookie.origin === origin && pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const keep = ({ origin }: URL, headers: readonly string[]): void => {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      const key = `${origin} ${path} ${name}`;
      if (attributes.some((one) => /^max-age=0$/i.test(one))) cookies.delete(key);
      else cookies.set(key, { origin, path, name, value: value.join('=') });
    }
  };

  return {
    cookiesFor,
    pauseBefore: (pathname, meanwhile) => {
      pauses.set(pathname, meanwhile);
    },
    open: async (start) => {
      let url = new URL(start, SHOP);
      for (let hops = 0; hops < MOST_REDIRECTS; hops += 1) {
        if (url.origin === SHOP && url.pathname === '/') return { url, status: 200 };
        pauses.get(url.pathname)?.();
        const cookie = cookiesFor(url);
        const answer = url.origin === SHOP ? await askShop(shop, url, cookie) : await askOther(url, cookie);
        keep(url, answer.cookies);
        if (answer.location === null) return { url, status: answer.status };
        url = new URL(answer.location, url);
      }
      throw new Error('too many redirects');
    },
  };
}

type Asked = {
  readonly status: number;
  readonly location: string | null;
  readonly cookies: readonly string[];
};

async function askShop(shop: TestShop, url: URL, cookie: string): Promise<Asked> {
  const { statusCode, headers } = await shop.app.inject({
    method: 'GET',
    url: `${url.pathname}${url.search}`,
    headers: { cookie },
  });
  return {
    status: statusCode,
    location: headers.location ?? null,
    cookies: [headers['set-cookie'] ?? []].flat(),
  };
}

async function askOther(url: URL, cookie: string): Promise<Asked> {
  const { status, headers } = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
}

/** An API client with cookies. */
export function newDevice(shop: TestShop): Pick<TestShop, 'call'> {
  const cookies = new Map<string, string>();
  return {
    call: async (method, path, options = {}) => {
      const cookie = [...cookies.values()].join('; ');
      const answer = await shop.call(method, path, { ...options, headers: { cookie, ...options.headers } });
      for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
        const pair = String(header).split(';')[0] ?? '';
        cookies.set(pair.split('=')[0] ?? '', pair);
      }
      return answer;
    },
  };
}
