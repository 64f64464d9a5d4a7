export { type Locale, locales } from './languages.ts';

/** Build tag that this client expects in `X-Build-Tag` (specification §9.9). */
export const expectedBuildTag = 'B2C_250825';

/** Id of the form that buttons belong to which put a product into the cart (decision 115). */
export const buyFormId = 'buy';

/** Products on a page when the address does not say (specification §9.2). */
export const defaultPageSize = 24;

/** Free delivery from this sum at current prices, in hryvnia (specification §9.1). */
export const freeDeliveryThreshold = 2000;

/** Code of the department whose children are limited to those with a live promotion (specification §9.7, contract §1.5). */
export const promotionsCode = '11136';

/** The content service's timeout before its fallback is used, in milliseconds (specification §9.3). */
export const contentTimeoutMs = 1000;

/** When a remote whose code is still on its way counts as lost: slow lines need longer than a page may wait, in milliseconds. */
export const remoteLostMs = 5000;

/** How long the marker that guards a forced reload is kept, in milliseconds (specification §4.34, §9.15). */
export const reloadGuardMs = 10_000;

/** How long a product error or network toast stays, in milliseconds (specification §8, §9.4). */
export const errorToastMs = 2000;

/** How long any other toast stays, in milliseconds (specification §9.4). */
export const toastMs = 5000;

/** Slug of the filter that narrows a search to categories; no specification has it. */
export const categoryFilter = 'category';

/** Slug of the filter by whether a product can be had; no specification has it. */
export const availabilityFilter = 'availability';

/** Most characters of a search within the blog. */
export const blogQueryMax = 100;

/** Pause after the last change before a filter is applied, in milliseconds (specification §9.5). */
export const debounceMs = 50;

/** How long after load the advertising pop-up opens, in milliseconds (specification §4.26, §9.12). */
export const adPopupDelayMs = 5000;

/** How long a slide of the advertising pop-up stays, in milliseconds (specification §9.12). */
export const adSlideMs = 10_000;

/** How long a slide of the home page stays before the next one comes, in milliseconds. */
export const heroSlideMs = 7000;

/** How long after load the discount form opens, in milliseconds (specification §4.22, §9.12). */
export const leadCaptureDelayMs = 30_000;

/** How long a result is told before its modal closes by itself, in milliseconds. */
export const resultAutoCloseMs = 10_000;

/** How long a button says that something was copied, in milliseconds (specification §9.10). */
export const copiedMs = 1500;

/** Longest name and longest e-mail address, in characters (specification §9.14). */
export const nameMaxLength = 255;
export const emailMaxLength = 254;

/** How often the maintenance screen asks whether it is over, in milliseconds (specification §4.18, §9.12). */
export const maintenancePollMs = 5000;

/** A pointer that rests this long on a part of the catalogue menu means it, in milliseconds. */
export const menuIntentMs = 100;

/** A pointer on its way across other parts of the catalogue menu has this long to arrive, in milliseconds. */
export const menuAimMs = 300;

/** Above this width the help widget is a small panel, at and below it the whole screen, in CSS pixels (specification §9.13). */
export const helpPanelAbovePx = 680;

/** How long the help widget's small panel stays after one of its links was opened, in milliseconds (specification §9.13). */
export const helpCloseMs = 400;

/** Product ids of one sitemap file; each product has two addresses, and a file may hold 50,000. */
export const sitemapProductIds = 5000;

/** Header of an answer of the content service that may be out of date, because what it is made of could not be asked for: since when (ISO 8601). */
export const keptSinceHeader = 'x-content-kept-since';

/** Header of a call of the content service: the name of the contents that the gateway knows. Nothing older is answered. */
export const contentRevisionHeader = 'x-content-revision';
