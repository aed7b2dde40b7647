import type { FieldProblem } from '../field-problem.ts';
import type { ProductFields } from './product-facts.ts';

// Food claims that need proof: absence, quantity, farming (FSS Advertising and Claims Regulations 2018).
const CLAIM =
  /\b(?:no (?:added )?(?:preservatives?|sugars?|colou?rs?|flavou?rs?)|(?:preservative|sugar|gluten|fat|cholesterol)[- ]free|(?:rich|high) in \w+|(?:good |excellent )?source of \w+|low[- ](?:calorie|fat|sugar|sodium)|organic)\b/gi;

/** Distinct claims as worded (CATALOGUE-39). */
export function claimsIn(text: string): readonly string[] {
  const found = [...text.matchAll(CLAIM)].map(([words]) => words);
  return found.filter(
    (words, index) => found.findIndex((other) => other.toLowerCase() === words.toLowerCase()) === index,
  );
}

/** Claims without proof, and those of a food's text missing from the product's list. */
export function unprovenClaims(product: ProductFields): FieldProblem[] {
  const { claims, merchandise, name, description, features } = product;
  const incomplete = claims.flatMap(({ words, evidence, confirmedBy }, index) => [
    ...(words.trim() === '' ? [{ field: `claims.${index}.words`, message: 'A claim has no words' }] : []),
    ...(evidence.trim() === ''
      ? [{ field: `claims.${index}.evidence`, message: `'${words}' has no evidence` }]
      : []),
    ...(confirmedBy.trim() === ''
      ? [{ field: `claims.${index}.confirmedBy`, message: `Enter who confirmed '${words}'` }]
      : []),
  ]);
  if (merchandise) return incomplete;
  const noted = claims.map(({ words }) => words.toLowerCase());
  const said = { name, description, features: features.join('\n') };
  const unnoted = Object.entries(said).flatMap(([field, text]) =>
    claimsIn(text)
      .filter((words) => !noted.some((claim) => claim.includes(words.toLowerCase())))
      .map((words) => ({ field, message: `'${words}' is a claim: note its evidence and who confirms it` })),
  );
  return [...incomplete, ...unnoted];
}
