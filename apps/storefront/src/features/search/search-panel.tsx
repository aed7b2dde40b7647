import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useLayer } from '@ilaneer/ui/layers/layers';
import { useEffect, useRef } from 'react';
import { SearchBox } from './search-box.tsx';

type SearchPanelProps = { readonly onClose: () => void };

/** The search over the page: the whole screen on a phone, a sheet at the top elsewhere. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const root = document.documentElement;
    root.classList.add('overflow-hidden');
    return () => root.classList.remove('overflow-hidden');
  }, []);

  // Closing the element first gives the focus back before React takes the element away.
  const close = () => dialog.current?.close();
  useLayer(true, () => {
    close();
    onClose();
  });

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      className="fixed inset-x-0 top-0 m-0 h-dvh max-h-none w-screen max-w-none animate-arrive overflow-y-auto overscroll-contain bg-coconut p-0 text-palm shadow-lg backdrop:bg-palm-deep/55 sm:h-fit sm:max-h-[90dvh] sm:rounded-b-xl"
    >
      <div className="mx-auto flex max-w-3xl items-start gap-2 px-gutter pt-3 pb-6 sm:pt-6 sm:pb-8">
        <SearchBox onFollow={close} />
        <IconButton icon="close" label="Close search" className="-mr-2.5 mt-0.5 shrink-0" onClick={close} />
      </div>
    </dialog>
  );
}
