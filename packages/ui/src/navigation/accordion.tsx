import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import type { CSSProperties, ReactNode } from 'react';
import { useHydrated } from '../layers/use-hydrated.tsx';
import { Icon } from '../text/icon.tsx';

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  independent?: boolean | undefined;
  /** Open items; uncontrolled if omitted. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((open: string[]) => void) | undefined;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  className?: string | undefined;
};

export function Accordion({
  items,
  independent = false,
  value,
  defaultValue,
  onValueChange,
  heading: Heading = 'h3',
  className,
}: AccordionProps) {
  const isHydrated = useHydrated();
  return (
    <BaseAccordion.Root<string>
      multiple={independent}
      {...(value ? { value: [...value] } : { defaultValue: [...(defaultValue ?? [])] })}
      onValueChange={(open) => onValueChange?.(open)}
      hiddenUntilFound
      className={className}
    >
      {items.map((item) => (
        <BaseAccordion.Item key={item.value} value={item.value} className="border-line border-b">
          <BaseAccordion.Header render={<Heading />} className="font-sans tracking-normal">
            <BaseAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left font-semibold hover:text-leaf-dark">
              {item.title}
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark transition-colors group-hover:bg-tender">
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform duration-calm group-data-panel-open:rotate-180"
                />
              </span>
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel
            {...(isHydrated ? {} : { style: NO_HEIGHT })}
            className="-mx-2 h-(--accordion-panel-height) overflow-hidden px-2 transition-[height,opacity] duration-calm ease-sheet data-ending-style:h-0 data-starting-style:h-0 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {/* The panel clips overflow: the padding makes room for focus rings. */}
            <div className="pt-1.5 pb-5 text-palm-soft">{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}

// Set in the app only; the shop's CSP forbids inline styles on served pages.
const NO_HEIGHT: CSSProperties & Record<`--${string}`, undefined> = {
  '--accordion-panel-height': undefined,
  '--accordion-panel-width': undefined,
};
