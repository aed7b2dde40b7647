import { expect, it } from 'vitest';
import { NO_TEXTS, TEXT_LABELS, textProblems, trimTexts } from './texts.ts';

const STEP = { title: 'Washed', text: 'Twice.', image: 'art/step.svg' };

// SETTING-20
it('may all be empty', () => {
  expect(textProblems(NO_TEXTS)).toEqual([]);
  expect(trimTexts(NO_TEXTS)).toEqual(NO_TEXTS);
  expect(Object.keys(TEXT_LABELS).toSorted()).toEqual(Object.keys(NO_TEXTS).toSorted());
});

it('are trimmed, with their lines where they have several', () => {
  const typed = {
    ...NO_TEXTS,
    homeHeading: '  coffee from Coorg ',
    blogIntro: ' Notes\nfrom the hills ',
    searchIdeas: [' filter coffee ', '  '],
  };
  expect(trimTexts(typed)).toEqual({
    ...NO_TEXTS,
    homeHeading: 'coffee from Coorg',
    blogIntro: 'Notes\nfrom the hills',
    searchIdeas: ['filter coffee'],
  });
});

it.each([
  [{ homeHeading: 'x'.repeat(201) }, 'homeHeading', 'Heading must be at most 200 characters'],
  [{ blogIntro: 'x'.repeat(1_001) }, 'blogIntro', 'Introduction must be at most 1000 characters'],
  [{ processSteps: [{ ...STEP, image: '../secret.svg' }] }, 'processSteps.0.image', 'Choose a picture'],
  [{ merchandiseSteps: [{ ...STEP, title: '' }] }, 'merchandiseSteps.0.title', 'Title is required'],
  [{ searchIdeas: Array(9).fill('tea') }, 'searchIdeas', 'There may be at most 8 suggested searches'],
  [{ searchIdeas: ['x'.repeat(201)] }, 'searchIdeas.0', expect.stringMatching(/at most 200/)],
])('%j are refused at %s', (change, field, message) => {
  expect(textProblems({ ...NO_TEXTS, ...change })).toEqual([{ field, message }]);
});
