import type { getAccountData } from '@ilaneer/contract/account/account-data';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Fetches everything that the shop holds of the shopper and saves it as a file. */
export function useDownloadAccountData() {
  return useMutation({
    mutationFn: () => request<typeof getAccountData>('GET', '/account/data', {}),
    onSuccess: ({ data }) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `ilaneer-data-${data.madeAt.slice(0, 10)}.json`);
    },
  });
}
