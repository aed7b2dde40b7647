import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnPage, PageToDraw } from '@ilaneer/contract/page-data';
import type { StyleParts } from '@ilaneer/contract/page-styles';
import { lookStyle } from '@ilaneer/domain/look/look';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps/deps.ts';
import { type PreparedReply, prepareReply } from '../../../http/prepared-reply.ts';
import { headOf } from '../head/head-of-page.ts';
import { NOT_INDEXED, renderHead } from '../head/render-head.ts';
import type { HeadDeps } from '../shop-page.ts';
import { findEmptyPages, readShopView, type ShopViewDeps } from '../shop-view.ts';
import type { FoundPage, PageContent } from './found-page.ts';
import type { StorefrontDeps } from './page-drawer.ts';
import { pageTemplate } from './page-html.ts';

/** With the CSP source of its styles. */
export type PageReply = PreparedReply & Pick<PageContent, 'missed'> & { readonly styleSource: string | null };

type Kept = { sources: readonly unknown[]; readonly print: string; readonly reply: PageReply };

const MOST_BYTES = 16_000_000;
/** Filter combinations are endless: bounded separately. */
const MOST_PASSING_BYTES = 4_000_000;
/** Beyond, the browser draws the page. */
const MOST_WAITING = 20;

export type ServedPages = { reply(page: FoundPage): Promise<PageReply> };

export async function openPages(
  { drawPage, log, ...deps }: StorefrontDeps & Pick<Deps, 'log'> & HeadDeps & ShopViewDeps,
  storefrontDir: string,
): Promise<ServedPages> {
  const fill = pageTemplate(
    await readFile(join(storefrontDir, 'index.html'), 'utf8'),
    await readStyleParts(storefrontDir),
  );
  const lasting = keptPages(MOST_BYTES);
  const passing = keptPages(MOST_PASSING_BYTES);
  const underWay = new Map<string, Promise<Kept>>();

  /** Falls back to drawing in the browser. */
  const drawOrLeave = async (page: PageToDraw): Promise<DrawnPage | null> => {
    if (drawPage === null || underWay.size >= MOST_WAITING) return null;
    try {
      return await drawPage(page);
    } catch (err) {
      log.error({ err, path: page.path }, 'a page could not be drawn');
      return null;
    }
  };

  return {
    reply: async (page) => {
      const { path, canonical } = page;
      const emptyPages = await findEmptyPages(deps);
      // Identity changes with any setting.
      const sources = [...page.sources, emptyPages.join(' '), deps.brand.seller];
      const kept = page.isPassing === true ? passing : lasting;
      const known = kept.get(path);
      if (known !== undefined && isSame(known.sources, sources)) return known.reply;
      const shop = await readShopView(deps);
      const { values } = deps.settings.sections().look;
      const look = { style: lookStyle(values), frame: values.colours.ink };
      const { about, data, ...found } = await page.read();
      const head = about === null ? NOT_INDEXED : renderHead(headOf(deps, about, canonical));
      const print = createHash('sha256')
        .update(JSON.stringify([shop, look, data]))
        .update(head)
        .digest('base64');
      if (known?.print === print) {
        known.sources = sources;
        return known.reply;
      }
      // Single-flight.
      const name = `${print} ${path}`;
      const drawing =
        underWay.get(name) ??
        drawOrLeave({ path, shop, data })
          .then(async (drawn) => {
            const { html, styleSource } = fill({ path, shop, head, look, drawn, isHydrated: about !== null });
            const reply = await prepareReply(html, 'text/html; charset=utf-8');
            const made = { sources, print, reply: { ...reply, ...found, styleSource } };
            if (drawn !== null) kept.set(path, made);
            return made;
          })
          .finally(() => underWay.delete(name));
      underWay.set(name, drawing);
      return (await drawing).reply;
    },
  };
}

async function readStyleParts(storefrontDir: string): Promise<StyleParts | null> {
  const file = join(storefrontDir, '..', 'dist-server', 'style-parts.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}

function keptPages(maxSize: number): LRUCache<string, Kept> {
  return new LRUCache({ maxSize, sizeCalculation: ({ reply }) => sizeOf(reply) });
}

function isSame(known: readonly unknown[], now: readonly unknown[]): boolean {
  return known.length === now.length && known.every((source, at) => source === now[at]);
}

function sizeOf({ plain, brotli, gzipped }: PreparedReply): number {
  return plain.length + brotli.length + gzipped.length;
}
