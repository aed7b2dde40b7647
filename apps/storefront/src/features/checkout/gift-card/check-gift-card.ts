import type { checkGiftCard } from '@ilaneer/contract/gift-card';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Asks what is left on a gift card. Nothing of it is kept: neither the code nor the answer. */
export function useCheckGiftCard() {
  return useMutation({
    gcTime: 0,
    mutationFn: async (code: string) => {
      const reply = await request<typeof checkGiftCard>('POST', '/gift-cards/check', { body: { code } });
      return reply.giftCard;
    },
  });
}
