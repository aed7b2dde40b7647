import { addressOf, PLAIN_PATHS } from '@ilaneer/domain/storefront/plain-address';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useProblem } from '../../../parts/form/fields.tsx';
import { useSettled } from '../../../parts/form/use-settled.ts';
import { useSitePages } from './site-page-calls.ts';

const HINT = 'A page of the shop, such as /products, or an address that begins with https://';

type LinkFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: true | undefined;
};

/** Proposes the shop's pages, and says where a page is missing. */
export function LinkField({ name, label, hint = HINT, required }: LinkFieldProps) {
  const { register } = useFormContext();
  const [isVisited, setVisited] = useState(false);
  const link: string = useSettled(useWatch({ name }));
  const isMissing = useIsMissing(isVisited ? link : '');
  const id = useId();
  return (
    <>
      <TextField
        label={label}
        autoComplete="off"
        {...register(name)}
        required={required}
        list={id}
        onFocus={() => setVisited(true)}
        error={useProblem(name)}
        hint={
          <span role="status">
            {isMissing ? `The shop has no page at ${link}, or the page is empty.` : hint}
          </span>
        }
      />
      <datalist id={id}>{isVisited && <Pages />}</datalist>
    </>
  );
}

function Pages() {
  const { data: pages = [] } = useSitePages();
  const written = new Set(pages.map(({ path }) => path));
  return (
    <>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
      {PLAIN_PATHS.filter((path) => !written.has(path)).map((path) => (
        <option key={path} value={path} />
      ))}
    </>
  );
}

/** By the status that a shopper would get. */
function useIsMissing(link: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['content', 'link', link],
    enabled: link.startsWith('/'),
    queryFn: async ({ signal }) => (await fetch(addressOf(link), { method: 'HEAD', signal })).status === 404,
  });
  return data;
}
