import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { MAIL_KINDS } from '../../messages/mail-kinds.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';

describe('the preview of mails', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ picturesDir: join(CONTENT_DIR, 'pictures') });
  });
  afterAll(() => shop.close());

  const show = (path: string, remoteAddress = '127.0.0.1') =>
    shop.app.inject({ method: 'GET', url: `/api/sandbox/mails${path}`, remoteAddress });

  it('lists every kind with its subject', async () => {
    const { mails } = (await show('')).json();
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(MAIL_KINDS);
    for (const { subject } of mails) expect(subject).toMatch(/\w/);
  });

  it.each(MAIL_KINDS)(
    '%s is a letter in both forms, under its own name, that leads into the shop',
    async (kind) => {
      const mail = SAMPLE_MAILS[kind](shop.deps);
      expect(mail?.kind).toBe(kind);
      const html = await show(`/${kind}`);
      expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(html.headers['content-security-policy']).toContain("default-src 'none'");
      const logo = /"data:image\/png;base64,[\w+/=]+"/;
      expect(html.body).toMatch(logo);
      expect(html.body.replace(logo, '"cid:logo"')).toBe(mail?.html);
      const text = await show(`/${kind}?as=text`);
      expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text.body).toContain('With warm regards from Kerala,\nIlaneer\nhttp://localhost:3001');
      const links = [...html.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      for (const href of links) expect(href).toMatch(/^http:\/\/localhost:3001/);
      expect(`${text.body}${html.body}`).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  it.each(['/nothing', '/constructor', '/__proto__'])('does not know %s', async (path) => {
    expect((await show(path)).statusCode).toBe(404);
  });

  it('is for requests from the machine itself', async () => {
    for (const path of ['', '/welcome']) expect((await show(path, '203.0.113.7')).statusCode).toBe(404);
  });

  it('is not there in live mode', async () => {
    const live = await openTestShop({ mode: 'live' });
    for (const path of ['', '/welcome']) {
      expect((await live.app.inject(`/api/sandbox/mails${path}`)).statusCode).toBe(404);
    }
    await live.close();
  });

  it('knows every file that writes a letter', async () => {
    const source = join(import.meta.dirname, '..', '..');
    const files = (await readdir(source, { recursive: true })).filter((file) =>
      /^(?:modules|flows)\/.*(?<!test)\.ts$/.test(file),
    );
    const samples = ['sample-mails.ts', 'order-samples.ts'].map((file) =>
      readFile(join(import.meta.dirname, file), 'utf8'),
    );
    const preview = (await Promise.all(samples)).join('\n');
    const writers = new Map<string, string>();
    for (const file of files) {
      const text = await readFile(join(source, file), 'utf8');
      if (/from '[./]+\/(?:messages\/letter|modules\/return\/return-mail)\.ts'/.test(text))
        writers.set(file, text);
    }
    // The layout for returns writes none itself.
    expect(writers.delete('modules/return/return-mail.ts')).toBe(true);
    expect(writers.size).toBeGreaterThan(5);
    // Re-exported through faces, so matched by name.
    const isShown = (text: string) =>
      [...text.matchAll(/^export (?:async )?function (\w+)/gm)].some(([, name]) =>
        new RegExp(`\\b${name}\\b`).test(preview),
      );
    expect([...writers].filter(([, text]) => !isShown(text)).map(([file]) => file)).toEqual([]);
  });
});
