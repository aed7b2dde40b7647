import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import {
  ABOUT,
  answer,
  box,
  button,
  linkBox,
  openEditorServer,
  RIGHTS,
  sections,
} from '../../../../testing/page-editor.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';

let frame: ReturnType<typeof openEditorServer>['frame'];
beforeEach(() => {
  ({ frame } = openEditorServer());
});

describe('the preview beside the form (CONTENT-43)', () => {
  it('shows changes as the server renders them, and leads a click to its section', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expect.poll(() => frame.last()).toMatchObject({ slug: 'about-us', sections: ABOUT.sections });
    expect(frame.addresses).toEqual([expect.stringMatching(/^\/\?preview#\/about-us/)]);
    frame.say({ type: 'preview-edit', id: 'story' });
    await expect.element(box(/^Title/)).toHaveFocus();
    await expect.poll(() => frame.shown()).toEqual([{ type: 'preview-show', id: 'story' }]);
    await box(/^Title/).fill('Our new story');
    await expect.poll(() => frame.last()?.sections[1]).toMatchObject({ title: 'Our new story' });
    // Of another window.
    window.postMessage({ type: 'preview-edit', id: 'call' }, '*');
    await box(/^Title/).fill('');
    await expectText('Not in the preview yet. Story: Title is required');
    await expectGone(linkBox('Link of the button'));
    expect(frame.last()?.sections[1]).toMatchObject({ title: 'Our new story' });
    // Loaded again: it gets all that was shown.
    const before = frame.heard.length;
    frame.say({ type: 'preview-ready' });
    await expect.poll(() => frame.heard.slice(before)).toHaveLength(2);
    await page.getByRole('button', { name: /^Phone/ }).click();
    await expect.poll(() => document.querySelector('iframe')?.offsetWidth).toBe(360);
  });

  it('that does not load is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    Object.assign(window, { isFrameReady: false });
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expectTitle('About Us');
    vi.advanceTimersByTime(10_000);
    await expectText('The preview could not be loaded');
    Object.assign(window, { isFrameReady: true });
    await button('Try again').click();
    await expect.poll(() => frame.last()).toMatchObject({ slug: 'about-us' });
    await expectGone(page.getByText('The preview could not be loaded'));
  });

  it('stands behind a second tab on a phone', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(box(/^Title/)).toBeVisible();
    await expect.element(page.getByTitle('Preview')).not.toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await expectAccessible();
    await button('Preview').click();
    await expect.element(page.getByTitle('Preview')).toBeVisible();
    await expectGone(sections);
    await expectAccessible();
    await expect.poll(() => frame.last()).toBeDefined();
    frame.say({ type: 'preview-edit', id: 'call' });
    await expect.element(linkBox('Link of the button')).toBeVisible();
  });
});
