import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import { isSearch } from '@ilaneer/domain/catalogue/filter-products';
import { articleAddress } from '@ilaneer/domain/storefront/plain-address';
import type {
  AboutPage,
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  LocalBusiness,
  OnlineStore,
  Product,
  ProductGroup,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { previewPath } from '../preview-path.ts';
import type { HeadDeps, ShopPage } from '../shop-page.ts';
import { productData } from './product-data.ts';
import { onlineStore, publisher, storeData, webSite } from './shop-data.ts';

export type StructuredData =
  | WithContext<WebSite>
  | WithContext<OnlineStore>
  | WithContext<Product>
  | WithContext<ProductGroup>
  | WithContext<BreadcrumbList>
  | WithContext<BlogPosting>
  | WithContext<Blog>
  | WithContext<ItemList>
  | WithContext<AboutPage>
  | WithContext<WebPage>
  | WithContext<FAQPage>
  | WithContext<LocalBusiness>;

export function structuredData(deps: HeadDeps, page: ShopPage): readonly StructuredData[] {
  const trail = trailTo(page);
  const breadcrumb = trail === null ? [] : [breadcrumbList(deps, trail)];
  switch (page.kind) {
    case 'home':
      return [webSite(deps), onlineStore(deps)];
    case 'contact':
      return [onlineStore(deps)];
    case 'product':
      return [productData(deps, page.product), ...breadcrumb];
    case 'article':
      return [blogPosting(deps, page.article), ...breadcrumb];
    case 'questions':
      return [faqPage(page.categories)];
    case 'stores':
      return [...page.stores.map((store) => storeData(deps, store)), ...breadcrumb];
    case 'articles':
      return [blog(deps), articleList(deps, page.articles)];
    case 'sections':
      return [];
    case 'text':
      return [...textPage(deps, page.page), ...breadcrumb];
    case 'products':
    case 'merchandise':
      return breadcrumb;
  }
}

type Crumb = { readonly name: string; readonly path?: string };

function trailTo(page: ShopPage): readonly Crumb[] | null {
  switch (page.kind) {
    case 'products':
      return [{ name: 'Products' }];
    case 'merchandise':
      return [{ name: isSearch(page.filter) ? 'Search results' : 'Explore Merchandise Products' }];
    case 'product':
      return [{ name: 'Products', path: '/products' }, { name: page.product.name }];
    case 'article':
      return [{ name: 'Blogs', path: '/blogs' }, { name: page.article.title }];
    case 'stores':
      return [{ name: 'Store' }];
    case 'text':
      return [{ name: page.page.title }];
    case 'home':
    case 'sections':
    case 'articles':
    case 'questions':
    case 'contact':
      return null;
  }
}

function breadcrumbList({ config }: HeadDeps, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  const crumbs: readonly Crumb[] = [{ name: 'Homepage', path: '/' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: `${config.publicUrl}${path}` }),
    })),
  };
}

function blogPosting(deps: HeadDeps, article: BlogPostView): WithContext<BlogPosting> {
  const { publicUrl } = deps.config;
  const url = `${publicUrl}${articleAddress(article.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    image: [`${publicUrl}${previewPath({ article: article.slug })}`],
    datePublished: article.date,
    dateModified: article.updatedAt,
    author: [{ '@type': 'Person', name: article.author, description: article.authorAbout }],
    publisher: publisher(deps),
    mainEntityOfPage: url,
    url,
  };
}

function blog(deps: HeadDeps): WithContext<Blog> {
  const url = `${deps.config.publicUrl}/blogs`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    name: `${deps.brand.name}: articles`,
    url,
    inLanguage: 'en-IN',
    publisher: publisher(deps),
  };
}

function articleList({ config }: HeadDeps, articles: readonly BlogPostView[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${config.publicUrl}${articleAddress(slug)}`,
    })),
  };
}

function textPage(
  deps: HeadDeps,
  { slug, title: name }: PageView,
): readonly WithContext<AboutPage | OnlineStore | WebPage>[] {
  const { config } = deps;
  switch (slug) {
    case 'about-us':
      return [
        {
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name,
          url: `${config.publicUrl}/about-us`,
          mainEntity: publisher(deps),
        },
        onlineStore(deps),
      ];
    case 'process':
      return [
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name,
          url: `${config.publicUrl}/process`,
          about: publisher(deps),
        },
      ];
    default:
      return [];
  }
}

function faqPage(categories: readonly FaqCategoryView[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ faqs }) => faqs)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
