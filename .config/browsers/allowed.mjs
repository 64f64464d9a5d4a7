/**
 * What some promised browsers lack, or have a part of, and the store uses all the same: by its path in MDN's data, which stands for its parts
 * too, with what a shopper has there without it. A style that is not known is passed over, so it may stand anywhere if nothing is lost by
 * that. A script must ask first: its files are named, and the test in which the feature is not there.
 */
export const allowed = [
  // Styles that look or move a little otherwise.
  {
    features: ['css.properties.accent-color'],
    without: 'Boxes and circles have the browser’s colour; Safari and Chrome on Android may darken ours.',
  },
  { features: ['css.properties.cursor'], without: 'A finger has no pointer; with a mouse on iPad it stays a circle.' },
  { features: ['css.properties.field-sizing'], without: 'A text field has its fixed lines and scrolls.' },
  {
    features: ['css.properties.forced-color-adjust'],
    without: 'The progress bar has the colours of the system’s high contrast.',
  },
  { features: ['css.properties.interpolate-size'], without: 'A part unfolds at once.' },
  {
    features: ['css.properties.overlay'],
    without: 'A dialog that closes is gone at once from above the page, without its fade.',
  },
  {
    features: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior-x'],
    without:
      'A list scrolled past its end may move what is behind it; under a dialog the page is held by other means (`hold-scroll.ts`).',
  },
  {
    features: ['css.properties.resize'],
    without: 'A text field cannot be drawn higher, as on phones everywhere; it scrolls.',
  },
  { features: ['css.properties.scroll-initial-target'], without: 'The row of tabs begins at its first one.' },
  {
    features: ['css.properties.scrollbar-color', 'css.properties.scrollbar-width'],
    without: 'The scrollbar is the browser’s own.',
  },
  {
    features: ['css.properties.scrollbar-gutter'],
    without:
      'Under a dialog the page gets wider by the place of the scrollbar; on phones and with a trackpad there is none.',
  },
  { features: ['css.properties.text-decoration.dotted'], without: 'The line under a term is not dotted.' },
  {
    features: ['css.properties.text-size-adjust'],
    without:
      'Nothing: browsers of desktops do not change sizes by themselves. Phones have it, Safari under its prefix.',
  },
  { features: ['css.properties.break-after.avoid'], without: 'On paper a heading may be the last line of a page.' },
  { features: ['-webkit-font-smoothing'], without: 'Letters are as bold as the system draws them.' },

  // What is folded.
  {
    features: ['css.selectors.details-content'],
    in: ['packages/ui/src/fold/fold.module.css'],
    without:
      'A part unfolds at once; on paper it stays as it was left. The orders of a list, which need it, ask by @supports.',
  },

  // Laying out late. `visible` undoes the others.
  {
    features: ['css.properties.content-visibility', 'css.properties.content-visibility.auto'],
    without: 'Everything is laid out at once: the page is right, and slower before it answers.',
  },
  {
    features: ['css.properties.content-visibility.hidden'],
    in: [
      'mf-product/src/features/product/components/product-layout.module.css',
      'packages/ui/src/product-card/product-row.module.css',
      'packages/ui/src/product-card/product-shelf.module.css',
    ],
    without: 'The first frame has everything at once: it hides there for 100 ms at most, by an animation.',
  },
  {
    features: ['css.properties.content-visibility.hidden'],
    in: ['packages/navigation/src/pages/page-place.module.css'],
    without: 'A page that was left is hidden as a prerendered one is.',
    test: 'packages/navigation/src/pages/page-place.test.ts',
  },

  // Each engine has its own names for parts of controls; the rules stand side by side.
  {
    features: [
      ...['-moz-progress-bar', '-moz-range-thumb', '-webkit-inner-spin-button', '-webkit-progress-bar'],
      ...['-webkit-progress-value', '-webkit-slider-thumb'],
    ].map((name) => `css.selectors.${name}`),
    without:
      'The rule of the other engine does it. Safari 17.5 draws a thumb by these rules, if not all that they may say.',
  },
  {
    features: [':-webkit-details-marker'],
    without: 'Nothing: others have `::marker`, and show none where there is no list.',
  },

  // Scripts, each behind a question.
  {
    features: ['api.Window.requestIdleCallback'],
    in: ['shell/src/features/off-screen-layout/lay-out-off-screen.ts'],
    without: 'It is done in a task of its own.',
    test: 'shell/src/features/off-screen-layout/lay-out-off-screen.test.ts',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    in: ['shell/src/features/font/change-face.ts'],
    without: 'It is done in a task of its own.',
    test: 'shell/src/features/font/change-face.test.ts',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    in: ['shell/src/features/unhandled-errors/unhandled-errors.ts'],
    without: 'It is done in a task of its own.',
    test: 'shell/src/features/unhandled-errors/unhandled-errors.test.ts',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    in: ['shell/src/features/offline/keep-visits.ts'],
    without: 'It is done 200 ms after the page was loaded.',
    test: 'shell/src/features/offline/keep-visits.test.ts',
  },
  {
    features: ['css.properties.content-visibility'],
    in: ['shell/src/features/off-screen-layout/lay-out-off-screen.ts'],
    without: 'Nothing was left out, so nothing is laid out late.',
    test: 'shell/src/features/off-screen-layout/lay-out-off-screen.test.ts',
  },
  {
    features: ['api.scheduler', 'api.Scheduler.yield'],
    in: ['packages/navigation/src/start/yield-to-main.ts'],
    without: 'It goes on in a task of its own.',
    test: 'packages/navigation/src/start/yield-to-main.test.ts',
  },
  {
    features: ['api.Navigator.connection'],
    in: ['packages/product-view/src/second-picture.ts'],
    without: 'Nobody says that data is to be saved: the second picture is shown.',
    test: 'packages/product-view/src/second-picture.test.ts',
  },
  {
    features: ['api.Navigator.connection'],
    in: ['packages/navigation/src/instant/saves-data.ts'],
    without: 'Nobody says that data is to be saved: what is likely next is prefetched.',
    test: 'packages/navigation/src/instant/prefetch.test.ts',
  },
  {
    features: ['api.Navigator.connection'],
    in: ['shell/src/features/offline/keep-visits.ts'],
    without: 'Nobody says that data is to be saved: code for a visit without a connection is kept.',
    test: 'shell/src/features/offline/keep-visits.test.ts',
  },
  {
    features: ['api.Navigator.share'],
    in: ['mf-catalog/src/features/comparison/components/share-button.tsx'],
    without: 'The address is copied.',
    test: 'mf-catalog/src/features/comparison/components/share-button.test.tsx',
  },
  {
    features: ['api.Navigator.share'],
    in: ['mf-content/src/features/blog/components/share.tsx'],
    without: 'The button is not there; the address is copied by the one beside it.',
    test: 'mf-content/src/features/blog/share.test.tsx',
  },
  {
    features: ['api.Navigator.share'],
    in: ['mf-product/src/features/product/components/share-button.tsx'],
    without: 'A modal has the ways to share.',
    test: 'mf-product/src/features/product/components/share-button.test.tsx',
  },
  {
    features: ['api.CloseWatcher'],
    in: ['shell/src/features/search-suggestions/use-panel-place.ts'],
    without: 'Suggestions close by Esc, by their button and by a press beside them, not by the system’s gesture.',
    test: 'shell/src/features/search-suggestions/suggestion-panel.test.tsx',
  },
  {
    features: ['api.trustedTypes'],
    in: ['shell/src/tab/trust.ts'],
    without: 'Texts go into the page as they are: they were cleaned where they arrived.',
    test: 'shell/src/tab/trust.test.ts',
  },
  {
    features: ['api.Document.scrollend_event'],
    in: ['mf-catalog/src/features/product-list/load-more.ts'],
    without: 'A scroll is over when nothing has scrolled for 150 ms.',
    test: 'mf-catalog/src/features/product-list/load-more.test.ts',
  },

  // Of a device that is not there.
  {
    features: ['api.Element.touchstart_event', 'api.Element.touchmove_event', 'api.TouchEvent.touches'],
    in: [
      'packages/navigation/src/instant/load-on-intent.ts',
      'shell/src/features/search-suggestions/search-suggestions.ts',
      'shell/src/modals/hold-scroll.ts',
    ],
    without: 'A Mac has no touch screen; the pointer and the focus do the same.',
  },
  {
    features: ['api.Element.wheel_event'],
    in: ['mf-product/src/features/gallery/use-zoom.ts'],
    without: 'A phone has no wheel: fingers zoom.',
  },

  // A part of it is there, and that part is enough.
  {
    features: ['api.HTMLElement.popover'],
    in: ['shell/src/tab/toasts/toast-place.ts'],
    without: 'iOS before 18.3 closes no popover by a press beside it; toasts are manual, and nothing closes them so.',
  },
  {
    features: ['api.InputEvent.isComposing'],
    in: ['shell/src/features/search-suggestions/use-combobox.ts'],
    without: 'Safari says so of keys, which is what is asked here.',
  },
  {
    features: ['html.global_attributes.autocorrect'],
    in: ['packages/delivery-view/src/suggest-field.tsx'],
    without: 'The keyboard may correct the name of a city; the list below has what is meant.',
  },

  // Another thing of that name.
  {
    features: ['api.ContactAddress.country'],
    in: ['packages/phone/src/phone.ts'],
    without: 'The country of a phone number, by libphonenumber.',
  },
];
