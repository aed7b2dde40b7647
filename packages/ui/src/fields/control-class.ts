export const controlLook = [
  'rounded-md bg-kernel text-palm ring-1 ring-inset ring-line-strong',
  'placeholder:text-palm-soft transition-shadow hover:ring-palm',
  'aria-invalid:ring-2 aria-invalid:ring-hibiscus',
  'disabled:cursor-not-allowed disabled:bg-line/60 disabled:text-palm-soft disabled:ring-line',
  '[&[readonly]]:bg-paper',
].join(' ');

export const controlClass = `w-full min-h-control px-4 py-1.5 text-base ${controlLook}`;
