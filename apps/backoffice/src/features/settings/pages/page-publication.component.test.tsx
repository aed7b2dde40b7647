import type {
  deleteSitePage,
  listSitePages,
  undoSitePagePublication,
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
  endedSchedules,
  HERO,
  head,
  heads,
  moves,
  NOW,
  OFFER,
  openEditorServer,
  order,
  PATH,
  PUBLICATION,
  RIGHTS,
  STORY,
  save,
  savedFrom,
  sent,
  undo,
  undone,
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
    await expectGone(button('Hide'));
    await box(/^Title/).fill('Our story');
    await button('Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await dialog.getByLabelText(/^Publish at/).fill('2036-12-05T09:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectText(/^Changes shown from/);
    await press('z');
    await expectText('Changes not shown yet');
    expect(moves().slice(1)).toEqual([{ isPublic: true, from: '2036-12-05T03:30:00.000Z' }]);
    expect(endedSchedules()).toHaveLength(1);
  });

  it('is taken back by undo, which leaves a draft that was saved since (CONTENT-46)', async () => {
    answerChanges({ ...OFFER, isPublic: false, hasDraft: true, shownSince: null });
    await renderStaff('/settings/pages/monsoon?section=call', RIGHTS);
    await button('Publish').click();
    await expectText('Page published', 'Shown in the shop');
    await box(/^Title/).fill('Talk to me');
    await save();
    await expectText('Draft saved');
    await page.getByRole('status').filter({ hasText: 'Page published' }).getByRole('button').first().click();
    await expectText('Undone: page published', 'Hidden');
    expect(undone()).toEqual([{ shownSince: NOW }]);
    await expect.element(box(/^Title/)).toHaveValue('Talk to me');
  });

  it('moves under changes that are typed, which are saved to the version after it', async () => {
    answerChanges({ ...OFFER, hasDraft: true });
    await renderStaff('/settings/pages/monsoon?section=call', RIGHTS);
    await button('Publish').click();
    await box(/^Title/).fill('Talk to me');
    await undo.click();
    await expectText('Undone: page published');
    await save();
    await expectText('Draft saved');
    expect(savedFrom()).toEqual(['"5"']);
  });

  it('of another person is not taken back by undo', async () => {
    answerChanges({ ...OFFER, hasDraft: true });
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await button('Publish').click();
    await expectText('Page published');
    server.refuse<typeof undoSitePagePublication>('POST', `${PUBLICATION}/undo`, {
      status: 409,
      code: 'PUBLICATION_REPLACED',
      message: 'The page was published or hidden again in the meantime.',
    });
    await press('z');
    await expectText('Could not be undone. The page was published or hidden again in the meantime.');
  });

  it('to come is ended alone, while the page stays public (CONTENT-45)', async () => {
    const from = '2036-12-05T03:30:00.000Z';
    answerChanges({ ...OFFER, hasDraft: true, scheduledFor: from, scheduledBy: 'Devi Nair' });
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await expectText(/^Changes shown from 5 Dec 2036, 9:00/, 'Scheduled by Devi Nair');
    await expectAccessible();
    await button('End the schedule').click();
    await expectText('Schedule ended', 'Changes not shown yet');
    await expectGone(button('End the schedule'), page.getByText('Scheduled by Devi Nair'));
    expect(endedSchedules()).toHaveLength(1);
    expect(moves()).toEqual([]);
    await press('z');
    await expectText(/^Changes shown from/);
    expect(moves()).toEqual([{ isPublic: true, from }]);
    await button('Hide').click();
    await expectText('Page hidden and its schedule ended', 'Hidden');
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

  it('has versions with their difference, of which one is restored into the form', async () => {
    answerChanges(ABOUT);
    const old = { ...STORY, title: 'Old story', paragraphs: ['We roast.', 'We drink.'] };
    const versions = [
      {
        ...{ number: 2, title: 'About Us', sections: ABOUT.sections },
        ...{ shownFrom: '2025-11-30T03:30:00.000Z', shownBy: 'Devi Nair' },
      },
      { number: 1, title: 'About Us', sections: [old, HERO], shownFrom: null },
    ];
    answerVersions(versions);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    const panel = page.getByRole('region', { name: 'Versions' });
    await panel.getByText(/^Version 2/).click();
    await expect.element(panel).toMatchTextContent(/Shown from 30 Nov 2025, 9:00 am, published by Devi Nair/);
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
