import type { Migration } from 'kysely/migration';
import { catalogue } from './migrations/001-catalogue.ts';
import { core } from './migrations/002-core.ts';
import { marketing } from './migrations/020-marketing.ts';
import { account } from './migrations/021-account.ts';
import { preorder } from './migrations/022-preorder.ts';
import { idempotency } from './migrations/030-idempotency.ts';
import { outboxDelivery } from './migrations/040-outbox-delivery.ts';
import { keptAnswers } from './migrations/060-kept-answers.ts';
import { knownDevices } from './migrations/061-known-devices.ts';
import { delivery } from './migrations/080-delivery.ts';
import { outboxSending } from './migrations/085-outbox-sending.ts';
import { orders } from './migrations/090-orders.ts';
import { cart } from './migrations/100-cart.ts';
import { orderContacts } from './migrations/101-order-contacts.ts';
import { boughtTogether } from './migrations/110-bought-together.ts';
import { uploads } from './migrations/115-uploads.ts';
import { reviews } from './migrations/116-reviews.ts';
import { priceHistory } from './migrations/120-price-history.ts';
import { priceWatch } from './migrations/121-price-watch.ts';
import { reauthentication } from './migrations/136-reauthentication.ts';
import { passkeys } from './migrations/137-passkeys.ts';
import { addresses } from './migrations/138-addresses.ts';
import { sharedFavourites } from './migrations/139-shared-favourites.ts';
import { importedVotes } from './migrations/145-imported-votes.ts';
import { soldOut } from './migrations/146-sold-out.ts';
import { replacedSessions } from './migrations/155-replaced-sessions.ts';
import { outboxUnsubscribe } from './migrations/160-outbox-unsubscribe.ts';
import { bankReference } from './migrations/161-bank-reference.ts';
import { languages } from './migrations/170-languages.ts';
import { feeds } from './migrations/180-feeds.ts';
import { warrantyTokens } from './migrations/190-warranty-tokens.ts';

/** Every migration in order, listed by hand so that the list can be read; a published one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalogue,
  '002-core': core,
  '020-marketing': marketing,
  '021-account': account,
  '022-preorder': preorder,
  '030-idempotency': idempotency,
  '040-outbox-delivery': outboxDelivery,
  '060-kept-answers': keptAnswers,
  '061-known-devices': knownDevices,
  '080-delivery': delivery,
  '085-outbox-sending': outboxSending,
  '090-orders': orders,
  '100-cart': cart,
  '101-order-contacts': orderContacts,
  '110-bought-together': boughtTogether,
  '115-uploads': uploads,
  '116-reviews': reviews,
  '120-price-history': priceHistory,
  '121-price-watch': priceWatch,
  '136-reauthentication': reauthentication,
  '137-passkeys': passkeys,
  '138-addresses': addresses,
  '139-shared-favourites': sharedFavourites,
  '145-imported-votes': importedVotes,
  '146-sold-out': soldOut,
  '155-replaced-sessions': replacedSessions,
  '160-outbox-unsubscribe': outboxUnsubscribe,
  '161-bank-reference': bankReference,
  '170-languages': languages,
  '180-feeds': feeds,
  '190-warranty-tokens': warrantyTokens,
};
