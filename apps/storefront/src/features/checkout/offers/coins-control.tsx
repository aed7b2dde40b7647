import { formatPrice } from '@ilaneer/client/format-price';
import { formatRupees, NO_PAISE } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';
import { ALL_COINS, applyCoins } from '../summary/applied-reductions.ts';
import { deliveryRules } from '../summary/delivery-rules.ts';
import type { ReducedPrice } from '../summary/use-reduced-price.ts';

type CoinsControlProps = {
  readonly price: ReducedPrice;
  readonly disabled: boolean;
};

/** COIN-3, COIN-12. */
export function CoinsControl({ price, disabled }: CoinsControlProps) {
  const { coinsAdvice: advice, usesCoins, coins, isUpdating } = price;
  if (advice === null) return usesCoins && price.retry !== null ? <Unchecked retry={price.retry} /> : null;
  if (advice.problem !== null) return <Barred balance={advice.balance} problem={advice.problem} />;
  if (advice.usable === 0) return null;
  return (
    <div className="rounded-md px-4 py-1.5 text-sm ring-1 ring-line ring-inset">
      <CheckboxField
        label={<span className="font-bold">Use coins</span>}
        trailing={
          <span className="flex items-center gap-1.5 font-medium text-palm">
            <Icon name="coin" className="size-5" />
            {coinsText(advice.balance)}
          </span>
        }
        hint={
          <>
            {!usesCoins && offerText(advice)}
            {usesCoins && (isUpdating ? 'Checking...' : usedText(coins, advice.balance))}
            {advice.bringDeliveryBack && (!usesCoins || coins === advice.usable) && (
              <span className="mt-1 block font-medium text-husk-dark">{deliveryText(usesCoins)}</span>
            )}
          </>
        }
        checked={usesCoins}
        disabled={disabled}
        onCheckedChange={(checked) => applyCoins(checked ? ALL_COINS : 0)}
      />
    </div>
  );
}

function Barred({ balance, problem }: { readonly balance: number; readonly problem: string }) {
  return (
    <div className="grid gap-1 rounded-md px-4 py-3 text-sm ring-1 ring-line ring-inset">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="coin" className="size-5" />
        You have {coinsText(balance)}
      </p>
      <p>
        {problem}.{' '}
        <PageLink to="/account#profile" className="font-semibold text-leaf-dark underline underline-offset-4">
          Your account
        </PageLink>
      </p>
    </div>
  );
}

function Unchecked({ retry }: { readonly retry: () => void }) {
  return (
    <div role="status" className="flex items-center gap-3 rounded-md bg-husk-tint py-1.5 pr-1.5 pl-4 text-sm">
      <p className="min-w-0 grow font-medium text-husk-dark">
        We could not check your coins. Your order is shown without them.
      </p>
      <Button variant="quiet" size="sm" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

type Advice = { readonly balance: number; readonly usable: number };

function offerText({ balance, usable }: Advice): string {
  const off = `${usable === 1 ? 'takes' : 'take'} ${formatPrice(usable)} off`;
  if (usable === balance) return balance === 1 ? `It ${off}.` : `All of them ${off}.`;
  return `Coins can pay for half of your goods: ${usable} of them ${off}.`;
}

function usedText(coins: number, balance: number): string {
  const which = coins === balance ? coinsText(coins) : `${coins} of your ${coinsText(balance)}`;
  return `${which} used. You save ${formatPrice(coins)}.`;
}

function deliveryText(usesCoins: boolean): string {
  const rules = deliveryRules();
  const limit = formatRupees(rules.freeFrom ?? NO_PAISE);
  const charge = formatRupees(rules.charge);
  return usesCoins
    ? `Your order is below ${limit} with them, so delivery costs ${charge}.`
    : `Your order would be below ${limit} then: ${charge} delivery comes back.`;
}

function coinsText(count: number): string {
  return count === 1 ? '1 coin' : `${count} coins`;
}
