import { readFile } from 'node:fs/promises';
import { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import { LookForm } from '@ilaneer/contract/staff/shop/look';
import {
  BrandForm,
  DeliveryForm,
  SellerForm,
  SupportForm,
  TaxForm,
} from '@ilaneer/contract/staff/shop/settings';
import { err, ok, type Result } from '@ilaneer/domain/result';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { plainProblem } from '../../http/plain-problem.ts';

const SetupAnswers = Type.Object(
  {
    brand: Type.Optional(Type.Partial(BrandForm)),
    look: Type.Optional(
      Type.Object({
        pictures: Type.Optional(Type.Partial(LookForm.properties.pictures)),
        colours: Type.Optional(Type.Partial(LookForm.properties.colours)),
        fonts: Type.Optional(LookForm.properties.fonts),
      }),
    ),
    seller: Type.Optional(Type.Partial(SellerForm)),
    support: Type.Optional(Type.Partial(SupportForm)),
    tax: Type.Optional(TaxForm),
    delivery: Type.Optional(Type.Partial(DeliveryForm)),
    pages: Type.Optional(Type.Array(Type.Object({ slug: Type.String(), ...SitePageForm.properties }))),
    policies: Type.Optional(Type.Record(Type.String(), Type.String())),
    catalogue: Type.Optional(Type.Enum(['sample', 'empty'])),
    owner: Type.Optional(Type.Object({ email: Type.String(), name: Type.Optional(Type.String()) })),
  },
  { additionalProperties: false },
);

export type SetupAnswers = Static<typeof SetupAnswers>;

const answersShape = Compile(SetupAnswers);

/** Errors: text for the operator. */
export async function readAnswers(file: string): Promise<Result<SetupAnswers, string>> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return err(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (answersShape.Check(content)) return ok(content);
  const found = Map.groupBy(answersShape.Errors(content), ({ instancePath }) => instancePath);
  const problems = [...found].map(([path, errors]) => {
    const field = path.slice(1).replaceAll('/', '.');
    return `${file}: ${field === '' ? '' : `${field}: `}${plainProblem(field || 'body', errors)}`;
  });
  return err(problems.join('\n'));
}
