/**
 * Words that the project gave up for the field's own, and what is said now (docs/glossary.md). `sample` is a line that the pattern
 * finds; `in` and `but` limit where it is looked for.
 * @type {{ was: RegExp, now: string, sample: string, in?: RegExp, but?: RegExp }[]}
 */
export const retiredWords = [
  { was: /\bdata-alive\b|\b(?:come|comes|came|coming) alive\b/, now: 'hydrated', sample: 'the page comes alive' },
  { was: /\bstanding pages?\b|\bStandingPage\b/i, now: 'cached page', sample: 'the standing pages' },
  { was: /\b(?:dismiss|show|when)Prepared\b|\bprepare[d]?Page\b/, now: 'prerendered', sample: 'preparedPage.read()' },
  { was: /\breadAhead\b|\breads? ahead\b|\breading ahead\b/i, now: 'prefetch', sample: 'links are read ahead' },
  {
    was: /\b(?:moving|still) half\b|\b[mM]ovingHalf\b|\bMovingRouter\b/,
    now: 'lazy part, static part',
    sample: 'the moving half',
  },
  {
    was: /\bbreathe\b/,
    now: 'yieldToMain',
    sample: 'await breathe()',
    in: /\.(?:ts|tsx|mjs)$/,
    but: /examples\/demo-shop|product-pictures/,
  },
  { was: /\bearly acts?\b|\bEarlyActs?\b/i, now: 'event replay, early events', sample: 'keeps early acts' },
  { was: /\brescue\b/i, now: 'error recovery', sample: 'rescue.find', in: /^shell\// },
  { was: /\btellFault\b|\bhearFaults\b/, now: 'reportFault, onFault', sample: "tellFault('loss')" },
  { was: /\bview reports?\b|\bViewReports?\b|\bviewReports?\w*\b/i, now: 'client telemetry', sample: 'ViewReport' },
  { was: /\bannouncer\b|\bannounceGateway\b/i, now: 'heartbeat', sample: 'createAnnouncer, the announcer' },
  { was: /\bunended\w*\b/i, now: 'hung workers', sample: 'unendedThreads()' },
  {
    was: /\bstations?\b|\bexchanges?\b/i,
    now: 'middleware, request context',
    sample: 'for (const station of stations)',
    in: /^shell\/server\//,
  },
  { was: /\bpassedOn\b|\bpassed on\b/i, now: 'proxied', sample: 'calls are passed on', in: /^shell\/server\// },
  { was: /\bvoiceOf\b|\bownVoice\b/, now: 'client key', sample: 'voiceOf(req)' },
  { was: /\bcanGo\b|\bwayTo\b/, now: 'canTransition, transitionsTo', sample: 'canGo(from, to)' },
  {
    was: /\b(?:[a-z]\w*|[A-Z]\w*)?Letters?(?:Of|Page|Frame|Kinds)\b|\b(?:take|render|order|confirm|preorder|coupon|removal|sample)Letters?\b/,
    now: 'e-mail',
    sample: 'renderLetter(message)',
  },
  {
    was: /\b(?:an?|the|no|each|by|of) letters?(?: |,|\.$)(?!of |or |and )/,
    now: 'e-mail',
    sample: 'the link of a letter is good for a week',
    in: /^(?:mf-account|mf-checkout|packages\/store-api\/src\/modules\/(?:account|order|outbox|price|marketing))\/.*\.tsx?$/,
    but: /password|strength|workers\.test/,
  },
  {
    was: /\b(?:Cart|Form|Liqpay|Moderation|Offer|Outbox|Payment|Plain)News\b|\b(?:add|on|set|take|tell|listenFor)News\b/,
    now: 'event, notice',
    sample: 'listenForNews(eventBus)',
  },
  {
    was: /\btell(?:Failure|Problem|Once|Lacks|Changed|Repriced|DeadStart|Refusal|Commits)\b|\bTellFault\b/,
    now: 'notify, report, log',
    sample: 'tellFailure(text)',
  },
  {
    was: /\bbring(?:Texts|Checkout|Feedback|Phones|Skeleton)\b/,
    now: 'load, fetch, preload',
    sample: 'await bringTexts()',
  },
  {
    was: /\bsettle(?:Address|Attempt|Errors|In|Move|Price|Query|Question|Review)\b/,
    now: 'resolve, normalise',
    sample: 'settlePrice(min, max)',
  },
  {
    was: /\b(?:address|coupon|email|invoice|lost|problem|refusal)Words\b/,
    now: 'text, texts',
    sample: 'couponWords(t)',
  },
  {
    was: /\bwords\b *(?:=|\[)/,
    now: 'labels',
    sample: 'const words = {',
    in: /^packages\/e2e\/src\/shop\//,
    but: /frame\.spec/,
  },
  { was: /\bwhoseTry\b|\bwhose-try\b/, now: 'rate-limit bucket', sample: 'whoseTry(db, username)' },
  { was: /\boutside pictures?\b|\b[oO]utsidePictures?\b/, now: 'remote image', sample: 'the outside pictures' },
  {
    was: /\bversions? before\b(?! (?:they|it) )|\b[vV]ersions?Before\b/,
    now: 'previous version',
    sample: 'the version before',
  },
  { was: /\bLack\b|\bLackLog\b|\bcreateLack\w*\b|\black-log\b/, now: 'degraded', sample: 'createLackLog(log)' },
  { was: /\b[Cc]losed ?store\b/i, now: 'maintenance mode', sample: '<ClosedStore />' },
  { was: /\bcreatePageKeeper\b|\bPageKeeper\b|\bpage-keeper\b/, now: 'page cache', sample: 'createPageKeeper()' },
  { was: /\bhasStowaway\b/, now: 'embedded content', sample: 'hasStowaway(bytes)' },
];
