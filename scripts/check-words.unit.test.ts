import { describe, expect, it } from 'vitest';
import { dialectIn } from './check-words.ts';

const PATH = 'packages/domain/src/a.ts';

function commentsIn(...lines: string[]): string[] {
  return dialectIn([{ path: PATH, text: lines.join('\n') }]).comments;
}

describe('comments in the dialect', () => {
  it.each(['What is owed.', 'The sum of what was paid.', 'Paid by whoever ordered.', 'Tells of a refund.'])(
    'are found: %s',
    (words) => {
      expect(commentsIn(`// ${words}`)).toHaveLength(1);
      expect(commentsIn(`/** ${words} */`)).toHaveLength(1);
      expect(commentsIn(`const amount = 1; // ${words}`)).toHaveLength(1);
    },
  );

  it.each(['In paise.', 'Lists the missing fields.', 'The lower price, whichever is later.'])(
    'are not plain sentences: %s',
    (words) => {
      expect(commentsIn(`// ${words}`)).toEqual([]);
    },
  );

  it('are named with their place and the words', () => {
    expect(commentsIn('const a = 1;', '// For nobody.')).toEqual([`${PATH}:2: 'nobody' in: For nobody.`]);
  });

  it('count once, across their lines', () => {
    expect(commentsIn('/**', ' * The sum of', ' * what was paid by somebody.', ' */')).toHaveLength(1);
  });

  it('are not strings', () => {
    expect(commentsIn("const text = 'What is owed by nobody';")).toEqual([]);
  });
});

describe('titles and documents in the dialect', () => {
  it('are found in tests alone', () => {
    const text = "it('is for nobody', () => {});";
    expect(dialectIn([{ path: 'scripts/a.unit.test.ts', text }]).titles).toHaveLength(1);
    expect(dialectIn([{ path: 'scripts/a.ts', text }]).titles).toEqual([]);
  });

  it('are found in Markdown line by line', () => {
    const text = 'The cart.\nIt holds the sum of what was chosen.';
    expect(dialectIn([{ path: 'docs/a.md', text }]).documents).toEqual([
      "docs/a.md:2: 'of what' in: It holds the sum of what was chosen.",
    ]);
  });
});

describe('descriptions of the API in the dialect', () => {
  const published = 'packages/contract/src/published/a.ts';
  const call = 'packages/contract/src/a.ts';
  const descriptionsIn = (path: string, text: string) => dialectIn([{ path, text }]).descriptions;

  it.each([
    [published, "  a: { text: 'what is owed', example: 1 },"],
    [published, '  a: "Money for nobody.",'],
    [published, "    text: `The sum of what was paid; it's in paise.`,"],
    [call, "  summary: 'Who has paid',"],
    [call, "  paid: Type.Number({ description: 'what was paid' }),"],
  ])('are found: %s %s', (path, line) => {
    expect(descriptionsIn(path, line)).toHaveLength(1);
  });

  it('are named with their place', () => {
    expect(descriptionsIn(published, "const a = {\n  b: 'Paid by whoever ordered.',\n};")).toEqual([
      `${published}:2: 'whoever' in: Paid by whoever ordered.`,
    ]);
  });

  it.each([
    [published, "  a: { text: 'Amount due.', example: 'Veg' },"],
    [published, "/** The shop's, for 'nobody'. */"],
    [call, "  code: 'For nobody.',"],
    ['packages/contract/src/published/a.unit.test.ts', "  text: 'For nobody.',"],
    [PATH, "  description: 'For nobody.',"],
  ])('are not elsewhere: %s %s', (path, line) => {
    expect(descriptionsIn(path, line)).toEqual([]);
  });
});
