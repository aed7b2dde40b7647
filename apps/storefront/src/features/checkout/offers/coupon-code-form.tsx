import type { verifyCoupon } from '@ilaneer/contract/coupon';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { type BuyNowChoice, itemQuery } from '../items/checkout-items.ts';

type CouponCodeFormProps = {
  readonly choice: BuyNowChoice | null;
  readonly onGood: (code: string, discount: number) => void;
};

export function CouponCodeForm({ choice, onGood }: CouponCodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const verify = useVerifyCoupon(choice);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    if (code.trim() === '') {
      setProblem('Please type in a coupon code');
      return;
    }
    verify.mutate(code.trim(), {
      onSuccess: (coupon) => onGood(coupon.code, coupon.discount),
      onError: (error) => setProblem(error.message),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        label="Coupon code"
        value={code}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={verify.isPending} className="mt-7">
        Apply code
      </Button>
    </form>
  );
}

function useVerifyCoupon(choice: BuyNowChoice | null) {
  return useMutation({
    mutationFn: async (code: string) => {
      const reply = await request<typeof verifyCoupon>('GET', '/coupons/verify/:code', {
        params: { code },
        query: itemQuery(choice),
      });
      return reply.coupon;
    },
  });
}
