import { err, ok, type Result } from '../result.ts';

export type VariantChoice = { readonly variantId: string; readonly variantName: string };

export type ChooseVariantError =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'VARIANT_REQUIRED'; readonly choices: readonly VariantChoice[] };

/**
 * Picks the variant that a call means: the one that it names, or the only one that there is (CART-5). Errors:
 * NOT_FOUND when it names none of the candidates or there are none, VARIANT_REQUIRED with the choices when several
 * fit.
 */
export function chooseVariant<Candidate extends VariantChoice>(
  candidates: readonly Candidate[],
  variantId: string | null,
): Result<Candidate, ChooseVariantError> {
  const matching = variantId === null ? candidates : candidates.filter((one) => one.variantId === variantId);
  const [first, ...others] = matching;
  if (first === undefined) return err({ code: 'NOT_FOUND' });
  if (others.length === 0) return ok(first);
  const choices = matching.map(({ variantId: id, variantName }) => ({ variantId: id, variantName }));
  return err({ code: 'VARIANT_REQUIRED', choices });
}
