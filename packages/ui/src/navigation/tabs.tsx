import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, Suspense } from 'react';
import { useTakenOver } from '../layers/use-taken-over.tsx';

export type TabItem = { value: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** The subject of the choice: "Question categories". */
  label: string;
  /** The first is selected initially. */
  items: readonly TabItem[];
  className?: string | undefined;
};

export function Tabs({ label, items, className }: TabsProps) {
  const takenOver = useTakenOver();
  return (
    <BaseTabs.Root defaultValue={items[0]?.value} className={className}>
      {/* On phones the row scrolls; the padding keeps focus rings visible. */}
      <div className="-mx-gutter overflow-x-auto px-gutter py-1.5">
        <BaseTabs.List aria-label={label} className="flex w-max gap-2" activateOnFocus>
          {items.map((item) => (
            <BaseTabs.Tab
              key={item.value}
              value={item.value}
              className="min-h-touch whitespace-nowrap rounded-full bg-kernel px-5 font-semibold ring-1 ring-line-strong ring-inset transition-colors hover:bg-leaf-tint aria-selected:bg-palm aria-selected:text-paper aria-selected:ring-palm"
            >
              {item.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          keepMounted={!takenOver}
          className="mt-4 rounded-sm"
        >
          {/* Unselected panels are removed before hydration. */}
          <Suspense>{item.content}</Suspense>
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
