import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold text-lg tracking-normal">{title}</h3>
      {children}
    </section>
  );
}
