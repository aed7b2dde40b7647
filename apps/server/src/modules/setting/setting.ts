// What staff set of the shop: what it is called, who sells, whom shoppers reach.

export { readBrandFile } from './brand-file.ts';
export { type CurrentSettings, openSettings, type SettingDeps } from './current-settings.ts';
export { fillSettings } from './fill-settings.ts';
export { settingRoutes } from './routes.ts';
export { shopBrandOf } from './shop-brand.ts';
