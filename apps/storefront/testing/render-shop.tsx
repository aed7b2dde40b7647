import '@ilaneer/ui/styles.css';
import type { UserView } from '@ilaneer/contract/account/account';
import type { ShopView } from '@ilaneer/contract/shop-view';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { openRouter } from '../src/app/router.ts';
import { ShopApp } from '../src/app/served/shop-app.tsx';
import { ROUTER_SCROLL_KEY } from '../src/app/shell/use-late-scroll.ts';
import { setBrand } from '../src/lib/content.ts';
import { whenIdle } from '../src/lib/idle.ts';
import { closeAccountDialog } from '../src/lib/login-prompt.ts';
import { readNoticesIn } from '../src/lib/notice-language.tsx';
import { queryClient } from '../src/lib/query-client.ts';
import { endSession, startSession } from '../src/lib/session.ts';
import { SHOP } from './replies/shop.ts';

type ShopOptions = {
  readonly shopper?: UserView;
  readonly shop?: Partial<ShopView>;
  /** Px; where an earlier visit to the address in this tab left it. */
  readonly leftAt?: number;
};

export async function renderShop(
  path: string,
  { shopper, shop, leftAt }: ShopOptions = {},
): Promise<RenderResult> {
  // Leftovers of the test before.
  await queryClient.cancelQueries();
  await new Promise<void>((settle) => whenIdle(settle));
  queryClient.clear();
  readNoticesIn('en');
  localStorage.clear();
  sessionStorage.clear();
  endSession();
  closeAccountDialog();
  setBrand({ ...SHOP, ...shop });
  // An entry of its own: scroll positions belong to entries.
  const key = leftAt === undefined ? crypto.randomUUID() : undefined;
  history.replaceState({ key, idx: 0 }, '', `#${path}`);
  if (leftAt !== undefined) sessionStorage.setItem(ROUTER_SCROLL_KEY, JSON.stringify({ [path]: leftAt }));
  // A late refusal of the previous test must not end this session.
  if (shopper !== undefined) startSession(crypto.randomUUID(), shopper);
  const router = openRouter();
  onTestFinished(async () => {
    await cleanup();
    router.dispose();
    // Files share the module: neither a held call nor the session may reach the next test.
    await queryClient.cancelQueries();
    queryClient.clear();
    endSession();
  });
  return render(
    <ShopApp served={false}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
}
