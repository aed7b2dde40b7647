export const scrimClass =
  'fixed inset-0 z-dialog min-h-dvh bg-palm-deep/55 transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0';

export const layerHeaderClass =
  'sticky top-0 z-10 flex items-start gap-3 bg-kernel px-5 pt-4 pb-3 sm:px-7 sm:pt-6';

export const layerFooterClass =
  'sticky bottom-0 z-10 mt-auto flex flex-col-reverse gap-3 border-line border-t bg-kernel px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7';

export const closeClass = '-mr-2.5';
