import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { closeClass, layerFooterClass, layerHeaderClass, scrimClass } from './layer-class.ts';
import { useLayer } from './layers.tsx';

export type BottomSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal panel within thumb's reach, closed by a swipe too. */
export function BottomSheet({ open, onOpenChange, title, description, footer, children }: BottomSheetProps) {
  useLayer(open, () => onOpenChange(false));
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={scrimClass} />
        <Drawer.Viewport className="fixed inset-0 z-dialog flex items-end justify-center pt-12">
          <Drawer.Popup className="flex max-h-full w-full max-w-2xl touch-auto flex-col overflow-y-auto overscroll-contain rounded-t-xl bg-kernel shadow-lg outline-none transition-transform duration-slow ease-sheet [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:select-none">
            <div className={layerHeaderClass}>
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-2 mx-auto h-1 w-11 rounded-full bg-line-strong/50"
              />
              <div className="min-w-0 flex-1 pt-2.5">
                <Drawer.Title className="text-xl">{title}</Drawer.Title>
                {description && (
                  <Drawer.Description className="mt-1 text-palm-soft">{description}</Drawer.Description>
                )}
              </div>
              <Drawer.Close render={<IconButton icon="close" label="Close" className={closeClass} />} />
            </div>
            <Drawer.Content className="px-5 pb-6 sm:px-7">{children}</Drawer.Content>
            {footer && <div className={layerFooterClass}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
