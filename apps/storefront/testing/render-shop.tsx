import '@ilaneer/ui/styles.css';
import type { UserView } from '@ilaneer/contract/account/account';
import type { ShopView } from '@ilaneer/contract/shop-view';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { openRouter } from '../src/app/router.ts';
import { ShopApp } from '../src/app/served/shop-app.tsx';
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
};

export async function renderShop(path: string, { shopper, shop }: ShopOptions = {}): Promise<RenderResult> {
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
  history.replaceState({ key: crypto.randomUUID(), idx: 0 }, '', `#${path}`);
  // A late refusal of the previous test must not end this session.
  if (shopper !== undefined) startSession(crypto.randomUUID(), shopper);
  const router = openRouter();
  onTestFinished(async () => {
    await cleanup();
    router.dispose();
  });
  return render(
    <ShopApp served={false}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
}
