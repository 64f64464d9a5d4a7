export { seedDelivery as addDelivery } from '../seed/seed-delivery.ts';
