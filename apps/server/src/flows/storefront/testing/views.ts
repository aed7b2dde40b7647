import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import type { BlogPostView } from '@ilaneer/contract/content';

const WRITTEN_AT = '2026-05-25T00:00:00.000Z';

export function aVariant(own: Partial<VariantView> = {}): VariantView {
  return {
    variantId: 'v1',
    name: '',
    sku: 'ILN-1',
    price: 100,
    originalPrice: 100,
    mrp: 150,
    gst: 18,
    color: null,
    quantity: 3,
    availability: 'Low stock',
    variants: {},
    netQuantity: { count: 1, amount: 1, unit: 'piece' },
    images: [],
    primaryImage: '/pictures/products/shirt.svg',
    active: true,
    ...own,
  };
}

export function aProduct(own: Partial<ProductView> = {}): ProductView {
  return {
    id: 'shirt',
    sku: 'ILN-1',
    name: 'Shirt',
    description: 'A shirt of light cotton.',
    features: '',
    offers: [],
    ingredients: null,
    allergens: [],
    nutritionFacts: [],
    shelfLife: '',
    shelfLifeDays: null,
    storageInstruction: '',
    certification: '',
    weight: '',
    fssai: null,
    dietType: null,
    genericName: 'Shirt',
    countryOfOrigin: 'India',
    maker: { name: 'Works', address: 'Kochi 682001' },
    packer: null,
    importer: null,
    consumerCare: { address: null, phone: null, email: null },
    categoryId: 'shirts',
    categoryName: 'Shirts',
    parentCategoryId: null,
    hsnCode: '61091000',
    price: 100,
    originalPrice: 100,
    mrp: 150,
    offerPercentage: 0,
    gst: 18,
    quantity: 3,
    availability: 'Low stock',
    volumes: [],
    hasVariants: false,
    variants: [],
    variantCombinations: [aVariant()],
    images: [],
    primaryImage: '/pictures/products/shirt.svg',
    merchandise: true,
    exclusive: false,
    returnable: true,
    active: true,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    ...own,
  };
}

export function anArticle(own: Partial<BlogPostView> = {}): BlogPostView {
  return {
    id: 'coir',
    slug: 'coir',
    title: 'Coir & rope',
    description: 'How a husk becomes a rope.',
    category: 'Life & Land',
    image: '/pictures/art/blog-11.svg',
    imageAlt: 'A coil of rope',
    author: 'Shafeeq',
    authorAbout: 'Writes about the coast.',
    authorImageUrl: '/pictures/art/author-1.svg',
    date: WRITTEN_AT,
    readTime: '4 min read',
    active: true,
    delete: false,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    content: '<p>A <a href="/#/contact-us">rope</a> & <img src="/pictures/art/rope.svg" alt=""></p>',
    ...own,
  };
}
