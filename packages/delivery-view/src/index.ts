export { arrivalDay } from './arrival-day.ts';
export { CityField, type CityFieldProps } from './city-field.tsx';
export { findCities, quoteCart, readCity, readPoint } from './delivery-calls.ts';
export { createShopperCity, type ShopperCity, shopperCityOf } from './shopper-city.ts';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './suggest-field.tsx';
export { type Found, useFound } from './use-found.ts';
export { useShopperCity } from './use-shopper-city.ts';
