import type { getAccountData } from '@ilaneer/contract/account-data';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Fetches everything that the shop holds of the shopper and saves it as a file. */
export function useDownloadAccountData() {
  return useMutation({
    mutationFn: () => request<typeof getAccountData>('GET', '/account/data', {}),
    onSuccess: ({ data }) =>
      save(JSON.stringify(data, null, 2), `ilaneer-data-${data.madeAt.slice(0, 10)}.json`),
  });
}

function save(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
