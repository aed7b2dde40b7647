import * as calls from '@ilaneer/contract/staff/catalogue/pictures';
import { staffExamples } from '../staff-example.ts';
import { pictureForm } from '../test-catalogue.ts';

export const pictureExamples = staffExamples(calls, {
  uploadPicture: { prepare: () => pictureForm(), countsOnce: 'answers alike' },
  cropPicture: {
    countsOnce: 'answers alike',
    prepare: async ({ staff }) => {
      const { body } = await staff.call('POST', '/pictures', await pictureForm());
      const { file } = body.picture as { file: string };
      return { body: { file, left: 0, top: 0, width: 300, height: 300 } };
    },
  },
});
