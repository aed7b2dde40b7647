export const SHOP_VIEW_PATH = '/shop.json';
