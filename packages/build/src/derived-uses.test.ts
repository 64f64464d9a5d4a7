import { expect, test } from '@jest/globals';
import { deriveUses } from './derived-uses.ts';

const events = new Set(['checkout:cart-changed', 'product:product-viewed', 'account:user-changed']);
const usesOf = (...scripts: string[]) => deriveUses(scripts, events);
const nothing = { sends: [], hears: [], opens: [], strayed: [] };

test.each([
  ['e.emit("checkout:cart-changed",{reason:"added"})', { sends: ['checkout:cart-changed'] }],
  ['n?.bus.emit(`product:product-viewed`,{})', { sends: ['product:product-viewed'] }],
  [
    'e.emit(t?"checkout:cart-changed":"product:product-viewed",{})',
    { sends: ['checkout:cart-changed', 'product:product-viewed'] },
  ],
  ['e.emit("new-team:not-in-the-table",{})', { sends: ['new-team:not-in-the-table'] }],
  ['e.on("account:user-changed",()=>{})', { hears: ['account:user-changed'] }],
  ['(0,t.useEvent)("account:user-changed",()=>{})', { hears: ['account:user-changed'] }],
  ['A("account:user-changed",()=>{})', { hears: ['account:user-changed'] }],
  ['s.modals.open("preOrder",{productId:e})', { opens: ['preOrder'] }],
  ['s.modals.open(e?"cart":"preOrder")', { opens: ['cart', 'preOrder'] }],
  ['s.modals.offer("ad")', { opens: ['ad'] }],
  ['(0,r.jsx)("a",{"data-modal":e?"mf-trial/details":void 0})', { opens: ['mf-trial/details'] }],
  ['(0,r.jsx)("a",{href:"/cart#modal=cart"})', { opens: ['cart'] }],
  ['t.A={modal:"modal-vyrtJ"}', {}],
  ['(0,r.jsx)(x,{modal:"cart"})', { opens: ['cart'] }],
  ['let a="checkout:cart-changed";export{a}', { strayed: ['checkout:cart-changed'] }],
  ['f.send({name:"checkout:cart-changed"})', { strayed: ['checkout:cart-changed'] }],
  ['let a={"checkout:cart-changed":{version:1}};socket.on("close",a);window.open("x");e.emit({a:1})', {}],
])('reads %s', (script, uses) => {
  expect(usesOf(script)).toEqual({ ...nothing, ...uses });
});

test('gathers what several scripts say, each name once', () => {
  expect(
    usesOf('e.emit("account:user-changed")', 'e.emit("account:user-changed");e.on("account:user-changed")'),
  ).toEqual({
    ...nothing,
    sends: ['account:user-changed'],
    hears: ['account:user-changed'],
  });
});
