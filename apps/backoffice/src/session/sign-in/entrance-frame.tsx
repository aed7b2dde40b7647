import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { pageTitle, shopName } from '../../parts/words/shop-name.ts';

type EntranceFrameProps = { title: string; about?: string; children: ReactNode };

export function EntranceFrame({ title, about, children }: EntranceFrameProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center px-4 py-10">
      <title>{pageTitle(title)}</title>
      <p className="mb-5 flex items-center gap-2 font-display font-semibold text-xl">
        <Icon name="leaf" className="size-7 text-leaf" />
        {shopName.read()}
      </p>
      <div className="grid w-full max-w-sm gap-5 rounded-xl border border-line bg-kernel p-6 shadow-sm">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {about && <p className="mt-1 text-palm-soft text-sm">{about}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
