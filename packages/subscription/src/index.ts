export { type SendSubscription, subscribe } from './subscribe.ts';
export { SubscriptionForm, type SubscriptionFormProps } from './subscription-form.tsx';
