import type { getSitePage, SectionView } from '@ilaneer/contract/page-sections';
import type { FakeServer } from '../fake-server.ts';

export function answerSitePage(
  server: FakeServer,
  slug: string,
  title: string,
  ...sections: readonly SectionView[]
): void {
  server.answer<typeof getSitePage>('GET', '/site-pages/:slug', {
    success: true,
    page: { slug, title, description: '', sections: [...sections] },
  });
}
