/**
 * zod as a browser may run it: its compiled parsers need `new Function`, and a page under our Content-Security-Policy
 * reports the mere probe as an error. The setting is global to all copies of zod, but only for schemas made after it:
 * schemas in browsers take `z` from here. (The package's `sideEffects` names this file.)
 */
import { z } from 'zod';

if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
