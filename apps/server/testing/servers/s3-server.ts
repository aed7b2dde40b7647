import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let mostBytes = Number.POSITIVE_INFINITY;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const name = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const answer = (status: number, text: string | Buffer = '', headers = {}) => {
      response.writeHead(status, headers).end(text);
    };
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true;
    const parts = uploads.get(searchParams.get('uploadId') ?? '');
    if (!isSigned) answer(403);
    else if (!/^\/bucket(?:\/|$)/.test(pathname)) answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    else if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      answer(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    } else if (request.method === 'PUT' && body.length > mostBytes) answer(403, '<Error>full</Error>');
    else if (request.method === 'PUT' && parts !== undefined) {
      const part = Number(searchParams.get('partNumber'));
      parts.set(part, body);
      answer(200, '', { etag: `"${part}"` });
    } else if (request.method === 'POST' && parts !== undefined) {
      const whole = [...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
      objects.set(name, Buffer.concat(whole));
      answer(200, '<CompleteMultipartUploadResult/>');
    } else if (request.method === 'PUT') {
      objects.set(name, body);
      answer(200);
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      uploads.delete(searchParams.get('uploadId') ?? '');
      answer(204);
    } else if (searchParams.has('list-type')) {
      answer(200, listOf([...objects.keys()], searchParams));
    } else {
      const found = objects.get(name);
      answer(found === undefined ? 404 : 200, found ?? '');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    bucket: {
      url: `http://127.0.0.1:${port}/bucket`,
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    objects,
    openUploads: () => uploads.size,
    /** Refuses larger objects. */
    refuseAbove: (bytes: number) => {
      mostBytes = bytes;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const PAGE = 2;

function listOf(names: readonly string[], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const left = names.filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
  const page = left
    .slice(0, PAGE)
    .map((name) => `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key></Contents>`);
  const next =
    left.length > PAGE
      ? `<NextContinuationToken>${left[PAGE - 1]?.replaceAll('&', '&amp;')}</NextContinuationToken>`
      : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}
