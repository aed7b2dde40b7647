import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { reasonOf } from '../../db/embedded/error.ts';
import type { S3Bucket } from '../../modules/picture/picture.ts';
import type { Destination } from './destination.ts';

// A store takes parts of 5 MB at least, 10,000 of them at most; one of them is held in memory at a time.
const PART_BYTES = 8 * 1_024 * 1_024;
const WITHIN_MS = 120_000;
const NO_BUCKET = 'the bucket of backups is not there';

/** Keeps backups in a bucket that speaks S3. What is larger than one part is sent in parts. */
export function s3Destination({ url, region, accessKeyId, secretAccessKey }: S3Bucket): Destination {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 });
  const bucket = url.replace(/\/+$/, '');
  const ask = async (address: string, init: RequestInit): Promise<Response> => {
    // For the reply's beginning: what is read afterwards may take its time.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), WITHIN_MS);
    try {
      const answer = await client
        .fetch(address, { ...init, signal: patience.signal, redirect: 'error' })
        .catch((cause: unknown) => {
          const why = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
          throw new Error(`the bucket of backups can't be reached: ${reasonOf(why)}`, { cause });
        });
      if (answer.ok) return answer;
      if (answer.status === 404) {
        // What is missing may be the whole of it.
        if ((await answer.text()).includes('NoSuchBucket')) throw new Error(NO_BUCKET);
        return answer;
      }
      throw new Error(`the bucket of backups answered ${init.method ?? 'GET'} with ${answer.status}`);
    } finally {
      clearTimeout(timer);
    }
  };
  const send = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await ask(address, init);
    if (answer.ok) return answer;
    throw new Error(NO_BUCKET);
  };
  return {
    place: bucket,
    write: async (name, content) => {
      const address = `${bucket}/${name}`;
      const parts = partsOf(content);
      const first = await parts.next();
      const second = first.done === true ? first : await parts.next();
      if (second.done === true) {
        await send(address, { method: 'PUT', body: first.done === true ? new Uint8Array() : first.value });
        return;
      }
      const begun = await send(`${address}?uploads=`, { method: 'POST' });
      const id = textsIn(await begun.text(), 'UploadId')[0] ?? '';
      const upload = `uploadId=${encodeURIComponent(id)}`;
      try {
        const tags: string[] = [];
        const sendPart = async (body: Uint8Array<ArrayBuffer>) => {
          const part = `${address}?partNumber=${tags.length + 1}&${upload}`;
          const answer = await send(part, { method: 'PUT', body });
          tags.push(answer.headers.get('etag') ?? '');
        };
        await sendPart(first.done === true ? new Uint8Array() : first.value);
        await sendPart(second.value);
        for await (const part of parts) await sendPart(part);
        const list = tags.map(
          (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
        );
        const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
        const ended = await send(`${address}?${upload}`, { method: 'POST', body });
        // A store may find out after it has begun to answer with 200.
        if ((await ended.text()).includes('<Error>')) throw new Error('the bucket refused the whole of it');
      } catch (error) {
        await ask(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
        throw error;
      }
    },
    read: async (name) => {
      const { ok, body } = await ask(`${bucket}/${name}`, {});
      return ok && body !== null ? Readable.from(body) : null;
    },
    list: async (beginning) => {
      const names: string[] = [];
      let next = '';
      do {
        const query = `list-type=2&prefix=${encodeURIComponent(beginning)}${next}`;
        const page = await (await send(`${bucket}?${query}`, {})).text();
        names.push(...textsIn(page, 'Key'));
        const [token] = textsIn(page, 'NextContinuationToken');
        next = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      } while (next !== '');
      return names.sort();
    },
    remove: async (name) => {
      await ask(`${bucket}/${name}`, { method: 'DELETE' });
    },
  };
}

async function* partsOf(content: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    const buffer = Buffer.from(chunk);
    waiting.push(buffer);
    bytes += buffer.length;
    if (bytes < PART_BYTES) continue;
    yield new Uint8Array(Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield new Uint8Array(Buffer.concat(waiting));
  return undefined;
}

/** What stands in elements of that name. Our own names have nothing in them that XML would write otherwise. */
function textsIn(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);
}
