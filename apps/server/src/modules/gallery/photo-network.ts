import { err, ok, type Result } from '@ilaneer/domain/result';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const POSTS = 6;
const ANSWER_WITHIN_MS = 5_000;
const LARGEST_PICTURE_BYTES = 4_000_000;
const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp';

const Post = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  caption: Type.Optional(Type.String()),
  media_type: Type.String(),
  media_url: Type.Optional(Type.String()),
  thumbnail_url: Type.Optional(Type.String()),
  permalink: Type.String({ pattern: '^https://' }),
  timestamp: Type.String(),
});
export type InstagramAccount = {
  readonly apiUrl: string;
  readonly userId: string;
  readonly accessToken: string;
};

const posts = Compile(Type.Object({ data: Type.Array(Post) }));

/** As in the network's API. */
export type NetworkPost = Static<typeof Post>;
export type Picture = { readonly type: string; readonly bytes: Buffer };

/** Errors are log texts without the access token. */
export type PhotoNetwork = {
  newestPosts(): Promise<Result<readonly NetworkPost[], string>>;
  picture(url: string): Promise<Result<Picture, string>>;
};

/** Instagram's media endpoint. */
export function instagram({ apiUrl, userId, accessToken }: InstagramAccount): PhotoNetwork {
  return {
    newestPosts: async () => {
      const query = new URLSearchParams({ fields: FIELDS, limit: String(POSTS), access_token: accessToken });
      const answer = await get(`${apiUrl}/${encodeURIComponent(userId)}/media?${query}`);
      if (!answer.ok) return answer;
      const reply = await readJson(answer.value);
      if (!posts.Check(reply)) return err('the reply is not a list of posts');
      return ok(reply.data.slice(0, POSTS));
    },
    picture: async (url) => {
      if (!isPictureOf(url, apiUrl)) return err('a picture is on another host than the network');
      const answer = await get(url);
      if (!answer.ok) return answer;
      const type = answer.value.headers.get('content-type') ?? '';
      if (!/^image\/(?:jpeg|png|webp|avif)$/.test(type)) return err('a picture is of another type');
      const bytes = await readBytes(answer.value);
      if (bytes === null) return err('a picture did not arrive');
      return bytes.length <= LARGEST_PICTURE_BYTES ? ok({ type, bytes }) : err('a picture is too large');
    },
  };
}

/** Allowed picture hosts: Instagram's CDN and API. */
const CDN_DOMAINS = ['cdninstagram.com', 'fbcdn.net'];

function isPictureOf(address: string, apiUrl: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return false;
  if (url.origin === new URL(apiUrl).origin) return true;
  const isCdn = CDN_DOMAINS.some((domain) => url.hostname.endsWith(`.${domain}`));
  return isCdn && url.protocol === 'https:' && url.port === '' && url.username === '';
}

async function get(url: string): Promise<Result<Response, string>> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return response.ok ? ok(response) : err(`status ${response.status}`);
  } catch (error) {
    return err(error instanceof Error ? error.name : 'no answer');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

async function readBytes(response: Response): Promise<Buffer | null> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return null;
  }
}
