import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { reasonOf } from '../db/embedded/error.ts';

export type S3Bucket = {
  /** Such as `https://s3.example.com/pictures`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Options = {
  /** In errors: `the bucket of backups`. */
  readonly label: string;
  /** Until a reply begins. */
  readonly withinMs: number;
};

// S3 takes up to 10,000 parts of 5 MB or more. Memory holds one at a time.
const PART_BYTES = 8 * 1_024 * 1_024;

/** A failed upload leaves no parts. */
export function openObjectStore(
  { url, region, accessKeyId, secretAccessKey }: S3Bucket,
  { label, withinMs }: Options,
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 });
  const place = url.replace(/\/+$/, '');
  /** Null if missing. A missing bucket is an error: it must not pass for an empty one. */
  const ask = async (address: string, init: RequestInit): Promise<Response | null> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), withinMs);
    try {
      const answer = await client
        .fetch(address, { ...init, signal: patience.signal, redirect: 'error' })
        .catch((cause: unknown) => {
          const why = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
          throw new Error(`${label} can't be reached: ${reasonOf(why)}`, { cause });
        });
      if (answer.ok) return answer;
      if (answer.status !== 404)
        throw new Error(`${label} answered ${init.method ?? 'GET'} with ${answer.status}`);
      if ((await answer.text()).includes('NoSuchBucket')) throw new Error(`${label} is not there`);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const send = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await ask(address, init);
    if (answer === null) throw new Error(`${label} is not there`);
    return answer;
  };
  return {
    place,
    write: async (name: string, content: Readable, headers: Readonly<Record<string, string>> = {}) => {
      const address = `${place}/${name}`;
      const parts = partsOf(content);
      const first = (await parts.next()).value ?? new Uint8Array();
      if (first.length < PART_BYTES) {
        await send(address, { method: 'PUT', body: first, headers });
        return;
      }
      const begun = await send(`${address}?uploads=`, { method: 'POST', headers });
      const [id = ''] = textsIn(await begun.text(), 'UploadId');
      const upload = `uploadId=${encodeURIComponent(id)}`;
      try {
        const tags: string[] = [];
        const sendPart = async (body: Uint8Array<ArrayBuffer>) => {
          const part = `${address}?partNumber=${tags.length + 1}&${upload}`;
          const answer = await send(part, { method: 'PUT', body });
          tags.push(answer.headers.get('etag') ?? '');
        };
        await sendPart(first);
        for await (const part of parts) await sendPart(part);
        const list = tags.map(
          (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
        );
        const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
        const ended = await send(`${address}?${upload}`, { method: 'POST', body });
        // S3 may fail after sending 200.
        if ((await ended.text()).includes('<Error>')) throw new Error(`${label} refused the whole of it`);
      } catch (error) {
        await ask(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
        throw error;
      }
    },
    read: async (name: string): Promise<Readable | null> => {
      const body = (await ask(`${place}/${name}`, {}))?.body ?? null;
      return body === null ? null : Readable.from(body);
    },
    list: async (prefix: string): Promise<string[]> => {
      const names: string[] = [];
      let next = '';
      do {
        const query = `list-type=2&prefix=${encodeURIComponent(prefix)}${next}`;
        const page = await (await send(`${place}?${query}`, {})).text();
        names.push(...textsIn(page, 'Key'));
        const [token] = textsIn(page, 'NextContinuationToken');
        next = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      } while (next !== '');
      return names.sort();
    },
    remove: async (name: string): Promise<void> => {
      await ask(`${place}/${name}`, { method: 'DELETE' });
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

function textsIn(xml: string, element: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('text', (whole) => {
    text = whole;
  });
  parser.on('closetag', ({ name }) => {
    if (name === element) texts.push(text);
  });
  parser.write(xml).close();
  return texts;
}
