import { AwsClient } from 'aws4fetch';
import type { PictureStore } from './picture-store.ts';

/** A bucket of an object store that speaks S3, and the keys to it. */
export type S3Bucket = {
  /** Of the bucket: `https://s3.example.com/pictures`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const WITHIN_MS = 20_000;
const FOREVER = 'public, max-age=31536000, immutable';

export function s3Store({ url, region, accessKeyId, secretAccessKey }: S3Bucket): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await client.fetch(`${url.replace(/\/+$/, '')}/photos/${name}`, {
      ...init,
      signal,
      redirect: 'error',
    });
    if (answer.ok) return answer;
    // A backup must not take a bucket that is gone for one without photographs.
    const isMissing = answer.status === 404 && (await answer.text()).includes('NoSuchBucket');
    if (isMissing) throw new Error('the bucket of the picture store is not there');
    if (answer.status === 404) return answer;
    throw new Error(`the picture store answered ${init.method ?? 'GET'} with ${answer.status}`);
  };
  return {
    write: async (name, bytes, contentType) => {
      const headers = { 'content-type': contentType, 'cache-control': FOREVER };
      const { status } = await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers });
      if (status === 404) throw new Error('the bucket of the picture store is not there');
    },
    read: async (name) => {
      const answer = await ask(name, {});
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    remove: async (name) => {
      await ask(name, { method: 'DELETE' });
    },
  };
}
