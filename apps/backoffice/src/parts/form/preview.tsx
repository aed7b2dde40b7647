import type { ReactNode } from 'react';

export function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-2 wrap-anywhere rounded-lg border border-line border-dashed p-4">
      <figcaption className="font-semibold text-palm-soft text-xs">{title}</figcaption>
      {children}
    </figure>
  );
}
