import type {
  changeSitePage,
  deleteSitePage,
  listSitePages,
} from '@ilaneer/contract/staff/content/site-pages';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import {
  ABOUT,
  answerChanges,
  answerVersions,
  box,
  button,
  CALL,
  HERO,
  head,
  heads,
  moves,
  OFFER,
  openEditorServer,
  order,
  PATH,
  RIGHTS,
  STORY,
  save,
  sent,
  undo,
} from '../../../../testing/page-editor.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import type { StaffServer } from '../../../../testing/staff-server.ts';

let server: StaffServer;
beforeEach(() => {
  ({ server } = openEditorServer());
});

describe('the publication of a page (CONTENT-42)', () => {
  it('saves the changes first; a schedule is taken back by undo', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(button('Publish')).toBeDisabled();
    await box(/^Title/).fill('Our long story');
    await button('Publish').click();
    await expectText('Page published', 'Shown in the shop');
    expect(sent().map((form) => form.sections[1])).toMatchObject([{ title: 'Our long story' }]);
    expect(moves()).toEqual([{ isPublic: true, from: null }]);
    await expectGone(undo, button('Hide'));
    await box(/^Title/).fill('Our story');
    await button('Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await dialog.getByLabelText(/^Publish at/).fill('2036-12-05T09:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectText(/^Changes shown from/);
    await press('z');
    await expectText('Changes not shown yet');
    expect(moves().slice(1)).toEqual([
      { isPublic: true, from: '2036-12-05T03:30:00.000Z' },
      { isPublic: false, from: null },
    ]);
  });

  it('of the shop’s own pages ends and begins again, and they are deleted when that is confirmed', async () => {
    answerChanges(OFFER);
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await button('Hide').click();
    await expectText('Page hidden', 'Hidden');
    await press('z');
    await expectText('Shown in the shop');
    await button('Delete').click();
    server.answer<typeof deleteSitePage>('DELETE', PATH, { success: true });
    server.answer<typeof listSitePages>('GET', '/staff/site-pages', { success: true, pages: [] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectText('Monsoon is deleted');
  });

  it('compares a colleague’s changes before anything is overwritten', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    const theirs = [HERO, { ...STORY, title: 'Their story' }, CALL];
    server.refuse<typeof changeSitePage>('PUT', PATH, {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current: { ...ABOUT, sections: theirs, version: 4 } },
    });
    await button('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this page' });
    await expect.element(dialog).toMatchTextContent(/My story.*Their story/s);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Discard mine' }).click();
    await expect.element(box(/^Title/)).toHaveValue('Their story');
    expect(moves()).toEqual([]);
  });

  it('has versions with their difference, of which one is restored into the form', async () => {
    answerChanges(ABOUT);
    const old = { ...STORY, title: 'Old story', paragraphs: ['We roast.', 'We drink.'] };
    const versions = [
      { number: 2, title: 'About Us', sections: ABOUT.sections, shownFrom: '2026-11-30T03:30:00.000Z' },
      { number: 1, title: 'About Us', sections: [old, HERO], shownFrom: null },
    ];
    answerVersions(versions);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    const panel = page.getByRole('region', { name: 'Versions' });
    await panel.getByText(/^Version 2/).click();
    await expect.element(panel).toMatchTextContent(/Shown from 30 Nov 2026/);
    await expect
      .element(
        panel
          .getByRole('listitem')
          .filter({ hasText: /Story: Our story/ })
          .last(),
      )
      .toMatchTextContent(/Changed.*Old story.*Our story.*We drink\..*We taste\./s);
    await expectText('Call on a dark ground: Talk to us', 'Added', 'Moved');
    await expectAccessible();
    await panel.getByText(/^Version 1/).click();
    await button('Restore version 1').click();
    await expect.poll(heads).toEqual(order(/Old story/, /Who we are/));
    await head(/Old story/).click();
    await expect.element(box('Paragraphs')).toHaveValue('We roast.\n\nWe drink.');
    expect(sent()).toEqual([]);
    await button('Move Who we are up').click();
    await save();
    await expectText('Draft saved');
    expect(sent()).toMatchObject([{ sections: [HERO, old] }]);
  });
});
